import Raster

/// A screen of a small made-up app, drawn by Scrim itself, for a HUD to lie over when there is no screenshot.
///
/// A list of walks under a large title, with a search field and a tab bar. It fills any screen, follows the safe area,
/// the colour scheme, the text size and the layout direction; its texts stay English.
public struct SampleScreen: View {
    private let size: Size
    private let safeArea: Rect

    /// A screen of a size in points whose furniture leaves the safe area free.
    public init(size: Size, safeArea: Rect) {
        self.size = size
        self.safeArea = safeArea
    }

    public var body: some View {
        ZStack {
            Rectangle().fill(SystemColor.systemBackground.color)
            SampleList()
                .placed(in: listArea, of: size, alignment: .top)
            Drawing("bar") { frame, environment in
                let recipe = MaterialRecipe(.chrome, in: environment.colorScheme)
                return [.blur(.init(rect: frame, effect: .material(recipe)))]
            }
            .placed(in: barBackground, of: size)
            Rectangle().fill(SystemColor.separator.color)
                .placed(in: barLine, of: size)
            SampleTabBar()
                .placed(in: tabBar, of: size)
        }
        .frame(width: size.width, height: size.height)
        .clipped()
    }

    /// The list runs on below the tab bar, as lists do.
    private var listArea: Rect {
        Rect(x: safeArea.minX, y: safeArea.minY, width: safeArea.width, height: size.height - safeArea.minY)
    }

    private var tabBar: Rect {
        Rect(x: safeArea.minX, y: safeArea.maxY - 49, width: safeArea.width, height: 49)
    }

    private var barBackground: Rect {
        Rect(x: 0, y: tabBar.minY, width: size.width, height: size.height - tabBar.minY)
    }

    private var barLine: Rect {
        Rect(x: 0, y: tabBar.minY, width: size.width, height: 1.0 / 3)
    }
}

/// The navigation bar with its large title, the search field and the rows, aligned to the top.
private struct SampleList: View {
    @Environment(\.contentSizeCategory) private var category

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Spacer()
                Image(symbol: .plus)
                    .resizable()
                    .frame(width: 19, height: 19)
                    .foregroundStyle(SystemColor.systemBlue.color)
            }
            .frame(height: 44)
            Text("Trails")
                .font(.largeTitle.bold())
                .frame(height: category.isAccessibility ? nil : 52, alignment: .topLeading)
            SampleSearchField()
                .padding(.bottom, 14)
            HStack {
                Text("This spring")
                    .font(.title3.weight(.semibold))
                    .frame(maxWidth: .infinity, alignment: .leading)
                Text("See All")
                    .font(.subheadline)
                    .foregroundStyle(SystemColor.systemBlue.color)
            }
            .padding(.bottom, 4)
            ForEach(SampleTrail.all.indices) { index in
                SampleRow(trail: SampleTrail.all[index], isLast: index == SampleTrail.all.count - 1)
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding(.horizontal, 16)
    }
}

private struct SampleSearchField: View {
    var body: some View {
        HStack(spacing: 6) {
            Image(symbol: .magnifyingGlass)
                .resizable()
                .frame(width: 16, height: 16)
            Text("Search")
                .font(.body)
            Spacer()
        }
        .foregroundStyle(SystemColor.secondaryLabel.color)
        .padding(.horizontal, 8)
        .frame(minHeight: 36)
        .background(
            RoundedRectangle(cornerRadius: 10, style: .continuous).fill(SystemColor.tertiarySystemFill.color)
        )
    }
}

private struct SampleRow: View {
    @Environment(\.layoutDirection) private var layoutDirection

    let trail: SampleTrail
    let isLast: Bool

    var body: some View {
        HStack(spacing: 12) {
            SampleThumbnail(trail: trail, side: 54)
            VStack(alignment: .leading, spacing: 0) {
                Text(trail.name)
                    .font(.headline)
                Text(trail.measures)
                    .font(.subheadline)
                Text(trail.note)
                    .font(.footnote)
                    .foregroundStyle(SystemColor.secondaryLabel.color)
            }
            .lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
            Image(symbol: layoutDirection == .leftToRight ? .chevronRight : .chevronLeft)
                .resizable()
                .frame(width: 7.5, height: 13)
                .foregroundStyle(SystemColor.tertiaryLabel.color)
        }
        .padding(.vertical, 6)
        .overlay(alignment: .bottomTrailing) {
            if !isLast {
                Rectangle().fill(SystemColor.separator.color)
                    .frame(height: 1.0 / 3)
                    .padding(.leading, 66)
            }
        }
    }
}

private struct SampleTabBar: View {
    var body: some View {
        HStack(spacing: 0) {
            item("Trails", .mapFill, isSelected: true)
            item("Saved", .starFill)
            item("Search", .magnifyingGlass)
            item("Profile", .personFill)
        }
    }

    private func item(_ title: String, _ symbol: Symbol, isSelected: Bool = false) -> some View {
        VStack(spacing: 3) {
            Image(symbol: symbol)
                .resizable()
                .frame(width: 24 * symbol.box.width, height: 24 * symbol.box.height)
                .frame(width: 30, height: 25)
            Text(title)
                .font(.system(size: 10, weight: .medium))
        }
        .padding(.top, 5)
        .foregroundStyle(isSelected ? SystemColor.systemBlue.color : SystemColor.systemGray.color)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
}
