import HUD
import StrictJSON
import Views

extension SceneFile {
    /// Reads the providers of a scene file, by their names.
    static func providers(
        _ file: JSONObjectReader,
        in views: CustomViewFile
    ) throws(JSONError) -> [String: CustomViews] {
        guard let reader = file.optional("providers") else { return [:] }
        var providers: [String: CustomViews] = [:]
        for (name, reader) in try reader.anyObject().all {
            guard name != Storyboard.defaultProvider else {
                throw reader.malformed("another name: \"\(name)\" is the provider of the HUD's own views")
            }
            let object = try reader.object(keys: ["loading", "success", "failure", "look"])
            func view(_ key: String, _ scope: CustomView.Scope) throws(JSONError) -> CustomView? {
                guard let reader = object.optional(key) else { return nil }
                return try CustomView(reader, for: scope, in: views)
            }
            providers[name] = CustomViews(
                loading: try view("loading", .loading),
                success: try view("success", .success),
                failure: try view("failure", .failure),
                look: try object.optional("look")?.value(.look)
            )
        }
        return providers
    }
}
