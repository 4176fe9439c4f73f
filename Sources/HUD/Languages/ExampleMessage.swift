/// What an app would say in a HUD, for pictures of a HUD without an app.
///
/// These messages are not in the ``TextCatalog``: a success and a description of an error come from the app, in the
/// app's language.
public enum ExampleMessage: CaseIterable, Hashable, Sendable {
    case success, failureDescription

    /// The message in a language; a pseudo-language changes the English one.
    public func text(in language: Language) -> String {
        switch (self, language) {
        case (.success, .ukrainian): "Готово!"
        case (.success, .german): "Erledigt!"
        case (.success, .arabic): "تم بنجاح!"
        case (.success, .hebrew): "בוצע בהצלחה!"
        case (.success, .japanese): "完了しました"
        case (.success, _): PseudoLanguage.text(HUDText.success, in: language)
        case (.failureDescription, .ukrainian): "Не вдалося завершити дію."
        case (.failureDescription, .german): "Der Vorgang wurde nicht beendet."
        case (.failureDescription, .arabic): "تعذّر إكمال العملية."
        case (.failureDescription, .hebrew): "לא ניתן להשלים את הפעולה."
        case (.failureDescription, .japanese): "操作を完了できませんでした。"
        case (.failureDescription, _): PseudoLanguage.text(HUDText.failureDescription, in: language)
        }
    }
}
