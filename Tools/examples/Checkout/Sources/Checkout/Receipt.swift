import Scrim

/// What was paid, and whether it went through.
public struct Receipt: View {
    public var amount: String
    public var isPaid: Bool

    public init(amount: String, isPaid: Bool) {
        self.amount = amount
        self.isPaid = isPaid
    }

    public var body: some View {
        VStack(spacing: 12) {
            Image(symbol: isPaid ? .checkmarkCircleFill : .exclamationmarkTriangleFill)
                .font(.title)
                .foregroundStyle(isPaid ? SystemColor.systemGreen.color : SystemColor.systemRed.color)
            Text(amount).font(.headline)
            Text(isPaid ? "Paid" : "Not paid").font(.footnote)
        }
        .padding()
    }
}
