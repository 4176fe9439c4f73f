extension ShapedPiece {
    /// Neighbouring glyphs that the face has, or neighbouring boxes for what it lacks.
    struct Segment {
        var glyphs: Range<Int>
        var isMissing: Bool
        /// The place of the characters that the glyphs stand for in the source line.
        var characters: Range<Int>
        var text = ""
    }

    /// The glyphs from left to right, cut where boxes begin and end.
    ///
    /// A cluster that is cut belongs to its first box with all its characters, so that none is told twice. The cost is
    /// linear in the glyphs, however often they change.
    var segments: [Segment] {
        var segments: [Segment] = []
        for (indices, characters) in clusters {
            let owner = glyphs[indices].firstIndex { $0.id == 0 } ?? indices.lowerBound
            for index in indices {
                let isMissing = glyphs[index].id == 0
                if segments.last?.isMissing != isMissing {
                    let nothing = characters.lowerBound..<characters.lowerBound
                    segments.append(Segment(glyphs: index..<index, isMissing: isMissing, characters: nothing))
                }
                segments[segments.count - 1].take(index, index == owner ? characters : nil)
            }
        }
        if segments.count == 1 {
            segments[0].text = text
            return segments
        }
        let units = Array(text.utf16)
        for index in segments.indices {
            let characters = segments[index].characters
            let part = units[characters.lowerBound - range.lowerBound..<characters.upperBound - range.lowerBound]
            segments[index].text = String(decoding: part, as: UTF16.self)
        }
        return segments
    }

    /// The glyphs that stand for the same characters, from left to right, and those characters.
    ///
    /// HarfBuzz numbers them so that they rise in the direction of reading.
    private var clusters: [(glyphs: Range<Int>, characters: Range<Int>)] {
        var clusters: [(glyphs: Range<Int>, characters: Range<Int>)] = []
        let isRightToLeft = item.level & 1 == 1
        var first = 0
        var end = range.upperBound
        while first < glyphs.count {
            let start = glyphs[first].cluster
            let next = glyphs[first...].firstIndex { $0.cluster != start } ?? glyphs.count
            if !isRightToLeft { end = next < glyphs.count ? glyphs[next].cluster : range.upperBound }
            clusters.append((first..<next, start..<max(start, end)))
            end = start
            first = next
        }
        return clusters
    }
}

extension ShapedPiece.Segment {
    fileprivate mutating func take(_ glyph: Int, _ more: Range<Int>?) {
        glyphs = glyphs.lowerBound..<glyph + 1
        guard let more else { return }
        characters =
            characters.isEmpty
            ? more
            : min(characters.lowerBound, more.lowerBound)..<max(characters.upperBound, more.upperBound)
    }
}
