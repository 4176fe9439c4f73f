extension DeviceFamily {
    /// Every panel, phones before tablets, each by age.
    ///
    /// Sizes, scales and insets as UIKit reports them, collected from public layout tables and simulators. The figures
    /// of the iPhone 16e are the iPhone 14's (same panel).
    static let table: [DeviceFamily] = [
        .squarePhone(
            "iPhone 5",
            "iPhone 5s",
            "iPhone SE (1st generation)",
            aliases: ["iPhone SE 1"],
            size: (320, 568),
            scale: 2
        ),
        .squarePhone(
            "iPhone 6",
            "iPhone 6s",
            "iPhone 7",
            "iPhone 8",
            "iPhone SE (2nd generation)",
            "iPhone SE (3rd generation)",
            aliases: ["iPhone SE", "iPhone SE 3", "iPhone SE (2nd/3rd gen)"],
            size: (375, 667),
            scale: 2
        ),
        .squarePhone("iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus", size: (414, 736), scale: 3),
        .phone(
            "iPhone X",
            "iPhone XS",
            "iPhone 11 Pro",
            aliases: ["iPhone X / XS / 11 Pro"],
            size: (375, 812),
            top: 44
        ),
        .phone("iPhone XR", "iPhone 11", aliases: ["iPhone XR / 11"], size: (414, 896), scale: 2, top: 48),
        .phone(
            "iPhone XS Max",
            "iPhone 11 Pro Max",
            aliases: ["iPhone XS Max / 11 Pro Max"],
            size: (414, 896),
            top: 44
        ),
        .phone("iPhone 12 mini", "iPhone 13 mini", aliases: ["iPhone 12 mini / 13 mini"], size: (375, 812), top: 50),
        .phone("iPhone 12", "iPhone 12 Pro", aliases: ["iPhone 12 / 12 Pro"], size: (390, 844), top: 47),
        iPhone13,
        .phone(
            "iPhone 12 Pro Max",
            "iPhone 13 Pro Max",
            aliases: ["iPhone 12 / 13 Pro Max"],
            size: (428, 926),
            top: 47
        ),
        .phone("iPhone 14", size: (390, 844), top: 47),
        .phone("iPhone 14 Plus", size: (428, 926), top: 47),
        .phone("iPhone 14 Pro", size: (393, 852), top: 59),
        .phone("iPhone 14 Pro Max", size: (430, 932), top: 59),
        .phone("iPhone 15", "iPhone 15 Pro", aliases: ["iPhone 15 / 15 Pro"], size: (393, 852), top: 59),
        .phone(
            "iPhone 15 Plus",
            "iPhone 15 Pro Max",
            aliases: ["iPhone 15 Plus / 15 Pro Max"],
            size: (430, 932),
            top: 59
        ),
        .phone("iPhone 16", size: (393, 852), top: 59),
        .phone("iPhone 16 Plus", size: (430, 932), top: 59),
        .phone("iPhone 16 Pro", size: (402, 874), top: 62),
        .phone("iPhone 16 Pro Max", size: (440, 956), top: 62),
        .phone("iPhone 16e", size: (390, 844), top: 47),
        .phone("iPhone 17", size: (402, 874), top: 62, landscapeBottom: 20),
        .phone("iPhone 17 Pro", size: (402, 874), top: 62, landscapeBottom: 20),
        .phone("iPhone 17 Pro Max", size: (440, 956), top: 62, landscapeBottom: 20),
        .phone("iPhone 17e", size: (390, 844), top: 47, landscapeBottom: 20),
        .phone("iPhone Air", size: (420, 912), top: 68, landscapeBottom: 20),

        .tablet(
            "iPad mini (5th generation)",
            "iPad (6th generation)",
            aliases: ["iPad 9.7-inch", "iPad mini 5", "iPad 9.7-inch / mini (home button)"],
            size: (768, 1024),
            homeButton: true
        ),
        .tablet(
            "iPad (7th generation)",
            "iPad (8th generation)",
            "iPad (9th generation)",
            aliases: ["iPad 10.2-inch", "iPad 10.2-inch (7th-9th gen)"],
            size: (810, 1080),
            homeButton: true
        ),
        .tablet(
            "iPad Pro 10.5-inch",
            "iPad Air (3rd generation)",
            aliases: ["iPad Air 3", "iPad Pro 10.5 / Air 3"],
            size: (834, 1112),
            homeButton: true
        ),
        .tablet(
            "iPad mini (6th generation)",
            "iPad mini (A17 Pro)",
            aliases: ["iPad mini", "iPad mini (6th gen / A17 Pro)"],
            size: (744, 1133)
        ),
        .tablet(
            "iPad (10th generation)",
            "iPad (A16)",
            aliases: ["iPad", "iPad (10th gen) / iPad A16"],
            size: (820, 1180)
        ),
        .tablet(
            "iPad Air (4th generation)",
            "iPad Air (5th generation)",
            "iPad Air 11-inch (M2)",
            "iPad Air 11-inch (M3)",
            "iPad Air 11-inch (M4)",
            aliases: ["iPad Air", "iPad Air 11-inch", "iPad Air 4/5 and Air 11-inch (M2-M4)"],
            size: (820, 1180)
        ),
        .tablet(
            "iPad Air 13-inch (M2)",
            "iPad Air 13-inch (M3)",
            "iPad Air 13-inch (M4)",
            aliases: ["iPad Air 13-inch", "iPad Air 13-inch (M2-M4)"],
            size: (1024, 1366)
        ),
        .tablet(
            "iPad Pro 11-inch (1st generation)",
            "iPad Pro 11-inch (2nd generation)",
            "iPad Pro 11-inch (3rd generation)",
            "iPad Pro 11-inch (4th generation)",
            aliases: ["iPad Pro 11-inch (1st-4th gen)"],
            size: (834, 1194)
        ),
        .tablet(
            "iPad Pro 12.9-inch (3rd generation)",
            "iPad Pro 12.9-inch (4th generation)",
            "iPad Pro 12.9-inch (5th generation)",
            "iPad Pro 12.9-inch (6th generation)",
            aliases: ["iPad Pro 12.9-inch", "iPad Pro 12.9-inch (3rd-6th gen)"],
            size: (1024, 1366)
        ),
        .tablet(
            "iPad Pro 11-inch (M4)",
            "iPad Pro 11-inch (M5)",
            aliases: ["iPad Pro 11-inch", "iPad Pro 11-inch (M4/M5)"],
            size: (834, 1210)
        ),
        .tablet(
            "iPad Pro 13-inch (M4)",
            "iPad Pro 13-inch (M5)",
            aliases: ["iPad Pro 13-inch", "iPad Pro 13-inch (M4/M5)"],
            size: (1032, 1376)
        ),
    ]

    static let iPhone13: DeviceFamily = .phone(
        "iPhone 13",
        "iPhone 13 Pro",
        aliases: ["iPhone 13 / 13 Pro"],
        size: (390, 844),
        top: 47
    )
}
