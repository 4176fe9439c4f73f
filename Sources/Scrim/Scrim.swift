// One import for an app's developer: `import Scrim` brings the views and the HUD's model, fonts and pixels, scenes and
// snapshots.
@_exported import HUD
@_exported import ImageIO
@_exported import Indicators
@_exported import KernelSelection
@_exported import Raster
@_exported import Scenes
@_exported import Snapshots
@_exported import StrictJSON
@_exported import Threads
@_exported import Typography
@_exported import Views
