/// The texts that a HUD has in every language, and the rule by which a setting's text follows the language.
public enum TextCatalog {
    /// The texts that are the HUD's own; the raw value is the catalog's key.
    public enum Key: String, CaseIterable, Hashable, Sendable {
        case loading = "hud.loading.text"
        case failureTitle = "hud.failure.title"
        case close = "hud.failure.close"
        case retry = "hud.failure.retry"
        /// What an indicator without a label of its own is for assistive technology; no setting holds it.
        case inProgress = "progress.label"

        /// The text in English, which is also the default of the settings.
        public var english: String {
            switch self {
            case .loading: HUDText.loading
            case .failureTitle: HUDText.failureTitle
            case .close: HUDText.close
            case .retry: HUDText.retry
            case .inProgress: "In progress"
            }
        }
    }

    /// The text of a key in a language.
    public static func text(_ key: Key, in language: Language) -> String {
        switch language {
        case .english: key.english
        case .ukrainian: key.translations.ukrainian
        case .german: key.translations.german
        case .arabic: key.translations.arabic
        case .hebrew: key.translations.hebrew
        case .japanese: key.translations.japanese
        case .doubleLength, .accented, .rightToLeft: PseudoLanguage.text(key.english, in: language)
        }
    }

    /// What a setting's text reads in a language.
    ///
    /// A text that equals the English default of a setting is looked up; any other is the app's own and is shown as
    /// given, in every language and pseudo-language.
    public static func text(of setting: String, in language: Language) -> String {
        let keys: [Key] = [.loading, .failureTitle, .close, .retry]
        guard let key = keys.first(where: { $0.english == setting }) else { return setting }
        return text(key, in: language)
    }
}

extension TextCatalog.Key {
    fileprivate typealias Translations = (
        ukrainian: String, german: String, arabic: String, hebrew: String, japanese: String
    )

    fileprivate var translations: Translations {
        switch self {
        case .loading: ("Завантаження...", "Wird geladen ...", "جارٍ التحميل...", "בטעינה...", "読み込み中...")
        case .failureTitle:
            ("Сталася помилка!", "Das hat nicht geklappt!", "حدث خطأ!", "אירעה שגיאה!", "エラーが発生しました")
        case .close: ("Закрити", "Schließen", "إغلاق", "סגירה", "閉じる")
        case .retry: ("Повторити", "Erneut versuchen", "إعادة المحاولة", "ניסיון נוסף", "やり直す")
        case .inProgress: ("Виконується", "Vorgang läuft", "قيد التنفيذ", "מתבצע", "処理中")
        }
    }
}
