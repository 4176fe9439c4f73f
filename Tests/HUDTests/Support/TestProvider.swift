import HUD

/// A provider that changes nothing.
final class TestProvider: HUDProvider {}
