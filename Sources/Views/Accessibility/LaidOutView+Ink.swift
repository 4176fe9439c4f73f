extension LaidOutView {
    /// The same views without some inks, or with a rectangle in an ink's paint over all that the ink could cover.
    package func redrawn(removing removed: [Ink], spreading spread: [Ink] = []) -> LaidOutView {
        redrawn(removed.map { ($0, nil) } + spread.map { ($0, $0.cover) }, depth: 0)
    }

    private func redrawn(_ changes: [(ink: Ink, cover: DisplayList.Command?)], depth: Int) -> LaidOutView {
        var view = self
        let own = changes.filter { $0.ink.path.count == depth }
        for (ink, cover) in own.sorted(by: { $0.ink.indices.lowerBound > $1.ink.indices.lowerBound }) {
            view.content.replaceSubrange(ink.indices, with: cover.map { [$0] } ?? [])
        }
        let inside = Dictionary(grouping: changes.filter { $0.ink.path.count > depth }) { $0.ink.path[depth] }
        for (index, changes) in inside {
            view.children[index] = children[index].redrawn(changes, depth: depth + 1)
        }
        return view
    }
}
