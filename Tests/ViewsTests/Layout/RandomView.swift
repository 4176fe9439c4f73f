import Raster
import ScrimTestSupport
import Typography
import Views

/// Makes trees of views of every kind, with lengths that are whole points.
struct RandomView {
    var random: SeededRandom
    /// True for views that look the same from the left and from the right.
    var isSymmetric = false

    init(seed: UInt64, isSymmetric: Bool = false) {
        random = SeededRandom(seed: seed)
        self.isSymmetric = isSymmetric
    }

    mutating func view(depth: Int) -> AnyView {
        guard depth > 0 else { return leaf() }
        return int(0...2) == 0 ? container(depth: depth - 1) : modified(view(depth: depth - 1), depth: depth - 1)
    }

    private mutating func leaf() -> AnyView {
        switch int(0...(isSymmetric ? 6 : 9)) {
        case 0: AnyView(Color.black.frame(width: even(0...40), height: even(0...40)))
        case 1: AnyView(Color.black)
        case 2: AnyView(Circle())
        case 3: AnyView(Spacer())
        case 4: AnyView(Divider())
        case 5: AnyView(Image(bitmap: Bitmap(width: 20, height: 12), scale: 1))
        case 6: AnyView(EmptyView())
        case 7: AnyView(Text(["", "Retry", "two words", "a\nb\nc"][int(0...3)]))
        case 8: AnyView(ProgressView(value: int(0...1) == 0 ? nil : 0.4))
        default: AnyView(Label("Saved", systemImage: "checkmark"))
        }
    }

    private mutating func container(depth: Int) -> AnyView {
        let children = (0..<int(0...3)).map { _ in view(depth: depth) }
        let list = ForEach(children.indices) { children[$0] }
        let (horizontal, vertical) = (horizontalAlignment(), verticalAlignment())
        let spacing: Double? = int(0...1) == 0 ? nil : even(0...12)
        return switch int(0...5) {
        case 0: AnyView(VStack(alignment: horizontal, spacing: spacing) { list })
        case 1: AnyView(HStack(alignment: vertical, spacing: spacing) { list })
        case 2: AnyView(ZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical)) { list })
        case 3:
            AnyView(
                ScrollView(int(0...1) == 0 ? .vertical : .horizontal, contentOffset: Point(x: even(0...30), y: 4)) {
                    list
                }
            )
        case 4: AnyView(ViewThatFits { list })
        default: AnyView(Group { list })
        }
    }

    private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
        let alignment = Alignment(horizontal: horizontalAlignment(), vertical: verticalAlignment())
        switch int(0...(isSymmetric ? 11 : 19)) {
        case 0:
            return AnyView(view.padding(EdgeInsets(top: even(-4...9), leading: even(0...9), trailing: even(-4...9))))
        case 1: return AnyView(view.frame(width: even(0...80), alignment: alignment))
        case 2: return AnyView(view.frame(width: even(0...80), height: even(0...80), alignment: alignment))
        case 3: return AnyView(view.frame(minWidth: even(0...40), maxWidth: .infinity, alignment: alignment))
        case 4: return AnyView(view.frame(maxHeight: even(0...80), alignment: alignment))
        case 5: return AnyView(view.fixedSize(horizontal: int(0...1) == 0, vertical: int(0...1) == 0))
        case 6: return AnyView(view.layoutPriority(Double(int(-1...2))))
        case 7: return AnyView(view.background(alignment: alignment) { leaf() })
        case 8:
            let other = self.view(depth: min(depth, 1))
            return AnyView(view.overlay(alignment: alignment) { other })
        case 9: return AnyView(view.aspectRatio(Double(int(1...3)), contentMode: int(0...1) == 0 ? .fit : .fill))
        case 10: return AnyView(view.opacity(Double(int(0...4)) / 4).clipped())
        case 11: return AnyView(view.shadow(radius: Double(int(0...3))))
        case 12: return AnyView(view.offset(x: even(-9...9), y: even(-9...9)))
        case 13: return AnyView(view.scaleEffect(random.double(in: -1...2), anchor: .topLeft))
        case 14: return AnyView(view.rotationEffect(.degrees(random.double(in: 0...360))))
        case 15: return AnyView(view.font(int(0...1) == 0 ? .title2 : .caption).italic().lineLimit(int(1...2)))
        case 16: return AnyView(view.minimumScaleFactor(0.5).truncationMode(.middle))
        case 17:
            return AnyView(
                Button(id: "b") {
                } label: {
                    view
                }.buttonStyle(.bordered)
            )
        case 18: return AnyView(view.contentShape(Circle()).onTapGesture(id: "t"))
        default: return AnyView(view.clipShape(RoundedRectangle(cornerRadius: 6)).tint(.red).controlSize(.large))
        }
    }

    private mutating func horizontalAlignment() -> HorizontalAlignment { [.leading, .center, .trailing][int(0...2)] }

    private mutating func verticalAlignment() -> VerticalAlignment {
        [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][int(0...4)]
    }

    private mutating func even(_ range: ClosedRange<Int>) -> Double { Double(int(range) / 2 * 2) }
    private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}
