import Raster
import Scenes

/// `scrim devices`: the table of devices.
enum DevicesCommand: Command {
    static let name = "devices"
    static let summary = "List the devices by name, with their size, scale and safe area"
    static let operands = Operands()
    static let options: [Option] = []
    static let discussion = [
        "Sizes and insets are points of the upright device; insets are those of iOS and iPadOS up to 18, or of 26 for the "
            + "devices that came with it. Names are found whatever their case and punctuation, and a short name such as "
            + "\"iPhone SE\" or \"iPad Pro 13\" means the newest model of its line."
    ]
    static let examples = ["scrim devices"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let width = (Device.all.map(\.name.count).max() ?? 0) + 2
        for device in Device.all {
            let size = "\(Int(device.portraitSize.width))×\(Int(device.portraitSize.height)) @\(device.scale)x"
            let insets = device.safeArea(.portrait)
            let padded = device.name + String(repeating: " ", count: width - device.name.count)
            let gap = String(repeating: " ", count: max(1, 15 - size.count))
            try console.line("\(padded)\(size)\(gap)safe area \(Int(insets.top)) top, \(Int(insets.bottom)) bottom")
        }
        return .success
    }
}
