import ImageIO
import Raster
import Views

/// Draws and encodes frames one after the other, and of each only what differs from the one before.
///
/// The pictures are those of ``FrameRenderer``, whatever the order of the frames; what comes quickly after each other is
/// one scene at successive times. For each thread there is another sequence, which may share a renderer.
public struct FrameSequence: Sendable {
    private let renderer: FrameRenderer
    private var pictures = DisplayListRenderer()
    private var files: PNGSequenceEncoder

    public init(_ renderer: FrameRenderer, _ compression: PNGCompression = .fast) {
        self.renderer = renderer
        files = PNGSequenceEncoder(compression)
    }

    /// The next frame as the bytes of its PNG file; with the digest of its pixels, for a report, where `digested` says so.
    public mutating func encode(_ frame: SceneFrame, digested: Bool = false) throws -> EncodedFrame {
        try render(frame).encoded(by: &files, digested: digested)
    }

    /// The next frame; whoever keeps it makes the frame after it be drawn on a copy.
    public mutating func render(_ frame: SceneFrame) throws -> RenderedFrame {
        try renderer.render(frame) { list in
            try pictures.draw(list)
            return pictures.bitmap
        }
    }
}

extension [SceneFrame] {
    /// The frames cut into parts for a ``FrameSequence`` each.
    ///
    /// A part ends where more than the time changes, and after `limit` frames, which leaves work for other threads.
    public func sequences(limit: Int = 16) -> [ArraySlice<SceneFrame>] {
        var sequences: [ArraySlice<SceneFrame>] = []
        var start = startIndex
        for index in indices.dropFirst() where index - start == limit || !self[index].isSame(as: self[index - 1]) {
            sequences.append(self[start..<index])
            start = index
        }
        if start < endIndex { sequences.append(self[start...]) }
        return sequences
    }
}

extension SceneFrame {
    /// True where two frames differ in nothing but their times.
    func isSame(as other: SceneFrame) -> Bool {
        self == other.at(time, number: number)
    }
}
