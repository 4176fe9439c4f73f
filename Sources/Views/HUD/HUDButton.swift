/// A button of a HUD: a white label in a white capsule outline of 2 points, which is centred on the button's bounds.
struct HUDButton: View {
    private let label: String

    init(_ label: String) {
        self.label = label
    }

    var body: some View {
        Text(label)
            .font(.body)
            .multilineTextAlignment(.center)
            .foregroundStyle(HUDMetrics.white)
            .frame(maxWidth: .infinity, minHeight: 44)
            .padding(1)
            .overlay {
                Capsule().stroke(HUDMetrics.white, lineWidth: 2)
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
    }
}
