import Raster

/// A walk in the list of the sample screen, with the colours and heights of its little landscape.
struct SampleTrail {
    let name: String
    let measures: String
    let note: String
    /// From the top of the sky to the horizon, then the sun, the far ridge and the near one.
    let colors: [Color]
    /// Heights of the ridges at even distances from left to right, as shares of the picture's height.
    let far: [Double]
    let near: [Double]
    /// The sun's centre and radius, as shares of the picture's side.
    let sun: (x: Double, y: Double, radius: Double)

    init(
        _ name: String,
        _ measures: String,
        _ note: String,
        colors: UInt32...,
        far: [Double],
        near: [Double],
        sun: (x: Double, y: Double, radius: Double)
    ) {
        self.name = name
        self.measures = measures
        self.note = note
        self.colors = colors.map { value in
            Color(red8: UInt8(value >> 16 & 0xFF), green8: UInt8(value >> 8 & 0xFF), blue8: UInt8(value & 0xFF))
        }
        self.far = far
        self.near = near
        self.sun = sun
    }
}

extension SampleTrail {
    static let all: [SampleTrail] = [
        SampleTrail(
            "Lantern Ridge",
            "14.2 km · 860 m up",
            "Yesterday, clear with a light wind",
            colors: 0x2B4C9B,
            0xF7A072,
            0xFFE3A3,
            0x6A5A9E,
            0x2E2A57,
            far: [0.45, 0.62, 0.5, 0.7, 0.48],
            near: [0.25, 0.34, 0.5, 0.3, 0.42],
            sun: (0.68, 0.4, 0.1)
        ),
        SampleTrail(
            "Heron Lake Loop",
            "8.6 km · 120 m up",
            "Sunday, mist until ten",
            colors: 0x8EC5E8,
            0xE8F4F2,
            0xFFFFFF,
            0x7FB2B0,
            0x2F7F8C,
            far: [0.5, 0.55, 0.48, 0.52, 0.58],
            near: [0.3, 0.32, 0.36, 0.33, 0.28],
            sun: (0.3, 0.3, 0.09)
        ),
        SampleTrail(
            "The Old Salt Road",
            "21.0 km · 540 m up",
            "12 May, dry all the way",
            colors: 0xF6D365,
            0xFDA085,
            0xFFF4D6,
            0xC96F4A,
            0x7A3B2E,
            far: [0.4, 0.5, 0.44, 0.52, 0.6],
            near: [0.22, 0.2, 0.3, 0.36, 0.26],
            sun: (0.5, 0.36, 0.12)
        ),
        SampleTrail(
            "Fern Gully",
            "5.4 km · 210 m up",
            "9 May, muddy after the bridge",
            colors: 0xA8E063,
            0xE9F8C8,
            0xFFFDE4,
            0x4FA45A,
            0x1D5B3A,
            far: [0.72, 0.5, 0.36, 0.54, 0.7],
            near: [0.5, 0.3, 0.18, 0.32, 0.52],
            sun: (0.5, 0.28, 0.08)
        ),
        SampleTrail(
            "Copper Pass",
            "17.8 km · 1,240 m up",
            "2 May, snow above the hut",
            colors: 0x4A6FA5,
            0xC9D6EA,
            0xFFFFFF,
            0xB07A5B,
            0x5A3A33,
            far: [0.4, 0.78, 0.46, 0.66, 0.5],
            near: [0.3, 0.24, 0.42, 0.34, 0.2],
            sun: (0.78, 0.24, 0.07)
        ),
        SampleTrail(
            "Windmill Dunes",
            "11.3 km · 60 m up",
            "28 April, strong wind from the sea",
            colors: 0x3AA6D0,
            0xD9F0F4,
            0xFFF6C8,
            0xE8C98F,
            0xC99A55,
            far: [0.34, 0.42, 0.38, 0.46, 0.4],
            near: [0.2, 0.28, 0.24, 0.16, 0.26],
            sun: (0.24, 0.26, 0.1)
        ),
        SampleTrail(
            "Blackbird Forest",
            "9.7 km · 330 m up",
            "25 April, birdsong from four o’clock",
            colors: 0x134E5E,
            0x71B280,
            0xE4F7C9,
            0x2F6B55,
            0x0E2F2B,
            far: [0.6, 0.66, 0.58, 0.68, 0.62],
            near: [0.42, 0.36, 0.46, 0.4, 0.48],
            sun: (0.62, 0.26, 0.07)
        ),
        SampleTrail(
            "Three Bells Summit",
            "12.9 km · 1,015 m up",
            "19 April, with Mira and Jo",
            colors: 0x5B2A86,
            0xF77FBE,
            0xFFD1DC,
            0x8A4FA3,
            0x36195B,
            far: [0.5, 0.7, 0.56, 0.76, 0.6],
            near: [0.34, 0.44, 0.3, 0.4, 0.5],
            sun: (0.36, 0.34, 0.09)
        ),
        SampleTrail(
            "Juniper Terrace",
            "6.8 km · 270 m up",
            "13 April, first swallows",
            colors: 0x76B5C5,
            0xF4EBD0,
            0xFFFFFF,
            0x9AAE6B,
            0x55713A,
            far: [0.44, 0.48, 0.56, 0.5, 0.42],
            near: [0.2, 0.3, 0.38, 0.28, 0.22],
            sun: (0.7, 0.28, 0.08)
        ),
        SampleTrail(
            "Quiet Harbour Path",
            "7.5 km · 40 m up",
            "6 April, ebb at noon",
            colors: 0x0F2B5B,
            0x5C8FD6,
            0xF5F3CE,
            0x2E5D96,
            0x0B1E3F,
            far: [0.36, 0.34, 0.4, 0.38, 0.3],
            near: [0.24, 0.22, 0.2, 0.26, 0.3],
            sun: (0.72, 0.22, 0.08)
        ),
        SampleTrail(
            "Glasswing Falls",
            "10.1 km · 480 m up",
            "30 March, high water",
            colors: 0x43CEA2,
            0xDFF7EE,
            0xFFFFFF,
            0x2C8E8A,
            0x185A6D,
            far: [0.7, 0.62, 0.4, 0.6, 0.74],
            near: [0.46, 0.34, 0.2, 0.3, 0.44],
            sun: (0.5, 0.22, 0.07)
        ),
        SampleTrail(
            "Amber Vineyards",
            "13.4 km · 390 m up",
            "23 March, warm for the season",
            colors: 0xEB5E55,
            0xF9C784,
            0xFFF1C1,
            0xB5543C,
            0x5E2A2B,
            far: [0.46, 0.5, 0.42, 0.48, 0.54],
            near: [0.3, 0.36, 0.28, 0.24, 0.32],
            sun: (0.28, 0.34, 0.11)
        ),
        SampleTrail(
            "Northern Moor",
            "18.6 km · 220 m up",
            "16 March, fog from the west",
            colors: 0x7F8FA6,
            0xDCE3EA,
            0xFFFFFF,
            0x8A7B8F,
            0x4B3F58,
            far: [0.4, 0.38, 0.42, 0.44, 0.4],
            near: [0.24, 0.28, 0.26, 0.22, 0.24],
            sun: (0.56, 0.24, 0.06)
        ),
        SampleTrail(
            "Pilgrim’s Stair",
            "4.9 km · 610 m up",
            "9 March, 1,780 steps",
            colors: 0xFF9966,
            0xFFE1C4,
            0xFFFFFF,
            0xD0665A,
            0x7B2F4B,
            far: [0.3, 0.44, 0.56, 0.68, 0.8],
            near: [0.16, 0.24, 0.34, 0.44, 0.56],
            sun: (0.24, 0.3, 0.1)
        ),
        SampleTrail(
            "Kingfisher Bend",
            "9.2 km · 90 m up",
            "2 March, two kingfishers",
            colors: 0x1E9BD7,
            0xC7ECFA,
            0xFFF7D1,
            0x4CAF7D,
            0x1F6E54,
            far: [0.42, 0.46, 0.5, 0.44, 0.4],
            near: [0.26, 0.2, 0.24, 0.32, 0.36],
            sun: (0.76, 0.26, 0.09)
        ),
        SampleTrail(
            "Starling Heights",
            "15.5 km · 720 m up",
            "23 February, clear night",
            colors: 0x0B1033,
            0x3A3D7C,
            0xF2F0D8,
            0x26285A,
            0x090B22,
            far: [0.5, 0.6, 0.46, 0.58, 0.66],
            near: [0.3, 0.38, 0.28, 0.42, 0.34],
            sun: (0.3, 0.24, 0.06)
        ),
    ]
}
