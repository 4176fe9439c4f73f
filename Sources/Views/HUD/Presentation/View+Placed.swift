import Raster

extension View {
    /// Puts a view into a rectangle of a container in which it would be centred.
    ///
    /// The way over the centre makes left and right the same in both layout directions.
    func placed(in rect: Rect, of container: Size, alignment: Alignment = .center) -> some View {
        frame(width: rect.width, height: rect.height, alignment: alignment)
            .offset(x: rect.midX - container.width / 2, y: rect.midY - container.height / 2)
    }
}
