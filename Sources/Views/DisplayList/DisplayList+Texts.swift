import Typography

extension DisplayList {
    /// The texts of the list in the order of drawing, those inside of clips and groups included.
    package var texts: [Text] { Self.texts(of: commands) }

    /// The characters for which no font has a glyph, each once, in the order of drawing.
    public var missingCharacters: [Unicode.Scalar] {
        var missing: [Unicode.Scalar] = []
        for text in texts where text.run.isMissing {
            // Joiners and the like need no glyph of their own.
            for scalar in text.run.text.unicodeScalars
            where !missing.contains(scalar) && !scalar.properties.isDefaultIgnorableCodePoint {
                missing.append(scalar)
            }
        }
        return missing
    }

    private static func texts(of commands: [Command]) -> [Text] {
        commands.flatMap { command -> [Text] in
            switch command {
            case .text(let text): [text]
            case .clip(let clip): texts(of: clip.commands)
            case .group(let group): texts(of: group.commands)
            case .transform(let transform): texts(of: transform.commands)
            case .dropShadow(let shadow): texts(of: shadow.commands)
            case .fill, .stroke, .image, .shadow, .blur: []
            }
        }
    }
}
