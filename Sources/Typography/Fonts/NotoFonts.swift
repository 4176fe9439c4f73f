/// Which Noto font draws which script; the files are those of Debian's fonts-noto-core.
enum NotoFonts {
    static let package = "fonts-noto-core"
    private static let folder = "truetype/noto"

    /// Drawn from when neither the main font nor the script's own has a character, in this order.
    static let common = ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic"]

    /// The file of a family in the weight nearest to one that is asked for: regular or bold.
    static func file(of family: String, weight: FontWeight) -> String {
        let hasBold = familiesWithBold.contains(family)
        return "\(folder)/\(family)" + (hasBold && weight >= .semibold ? "-Bold.ttf" : "-Regular.ttf")
    }

    /// The family for a script, by its ISO 15924 code.
    static func family(for script: String) -> String? { boldByScript[script] ?? regularByScript[script] }

    /// The scripts that have a font of their own, sorted.
    static var scripts: [String] { (Array(boldByScript.keys) + Array(regularByScript.keys)).sorted() }

    private static let familiesWithBold = Set(boldByScript.values).union(["NotoSansSymbols"])

    private static let boldByScript = [
        "Adlm": "NotoSansAdlam",
        "Arab": "NotoSansArabic",
        "Armn": "NotoSansArmenian",
        "Bali": "NotoSansBalinese",
        "Bamu": "NotoSansBamum",
        "Beng": "NotoSansBengali",
        "Cans": "NotoSansCanadianAboriginal",
        "Cham": "NotoSansCham",
        "Cher": "NotoSansCherokee",
        "Cyrl": "NotoSans",
        "Deva": "NotoSansDevanagari",
        "Ethi": "NotoSansEthiopic",
        "Geor": "NotoSansGeorgian",
        "Grek": "NotoSans",
        "Gujr": "NotoSansGujarati",
        "Guru": "NotoSansGurmukhi",
        "Hebr": "NotoSansHebrew",
        "Java": "NotoSansJavanese",
        "Kali": "NotoSansKayahLi",
        "Khmr": "NotoSansKhmer",
        "Knda": "NotoSansKannada",
        "Lana": "NotoSansTaiTham",
        "Laoo": "NotoSansLao",
        "Latn": "NotoSans",
        "Lisu": "NotoSansLisu",
        "Mlym": "NotoSansMalayalam",
        "Mtei": "NotoSansMeeteiMayek",
        "Mymr": "NotoSansMyanmar",
        "Olck": "NotoSansOlChiki",
        "Orya": "NotoSansOriya",
        "Rohg": "NotoSansHanifiRohingya",
        "Sinh": "NotoSansSinhala",
        "Sora": "NotoSansSoraSompeng",
        "Sund": "NotoSansSundanese",
        "Taml": "NotoSansTamil",
        "Telu": "NotoSansTelugu",
        "Thaa": "NotoSansThaana",
        "Thai": "NotoSansThai",
        "Tibt": "NotoSerifTibetan",
    ]

    private static let regularByScript = [
        "Batk": "NotoSansBatak",
        "Brai": "NotoSansSymbols2",
        "Bugi": "NotoSansBuginese",
        "Buhd": "NotoSansBuhid",
        "Cakm": "NotoSansChakma",
        "Copt": "NotoSansCoptic",
        "Goth": "NotoSansGothic",
        "Hano": "NotoSansHanunoo",
        "Lepc": "NotoSansLepcha",
        "Limb": "NotoSansLimbu",
        "Mand": "NotoSansMandaic",
        "Mong": "NotoSansMongolian",
        "Newa": "NotoSansNewa",
        "Nkoo": "NotoSansNKo",
        "Ogam": "NotoSansOgham",
        "Osge": "NotoSansOsage",
        "Plrd": "NotoSansMiao",
        "Rjng": "NotoSansRejang",
        "Runr": "NotoSansRunic",
        "Samr": "NotoSansSamaritan",
        "Saur": "NotoSansSaurashtra",
        "Sylo": "NotoSansSylotiNagri",
        "Syrc": "NotoSansSyriac",
        "Tagb": "NotoSansTagbanwa",
        "Tale": "NotoSansTaiLe",
        "Talu": "NotoSansNewTaiLue",
        "Tavt": "NotoSansTaiViet",
        "Tfng": "NotoSansTifinagh",
        "Tglg": "NotoSansTagalog",
        "Vaii": "NotoSansVai",
        "Wara": "NotoSansWarangCiti",
        "Wcho": "NotoSansWancho",
        "Yiii": "NotoSansYi",
        "Zmth": "NotoSansMath",
    ]
}
