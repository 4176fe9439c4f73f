import Raster

extension GalleryPage {
    /// The colours of the page in one appearance.
    struct Palette {
        let ground: String
        let card: String
        let text: String
        /// Of notes and sums.
        let faint: String
        /// Of links, and of what has the focus.
        let accent: String
        /// Around controls.
        let line: String
        let code: String

        static let light = Palette(
            ground: "#f2f2f7",
            card: "#ffffff",
            text: "#1c1c1e",
            faint: "#5b5b62",
            accent: "#0057b8",
            line: "#86868c",
            code: "#f2f2f7"
        )
        static let dark = Palette(
            ground: "#000000",
            card: "#1c1c1e",
            text: "#f2f2f7",
            faint: "#aeaeb6",
            accent: "#6cb4ff",
            line: "#7c7c84",
            code: "#0c0c0e"
        )

        fileprivate var declarations: String {
            "--ground:\(ground);--card:\(card);--text:\(text);--faint:\(faint);--accent:\(accent);--line:\(line);--code:\(code)"
        }
    }

    static let style = """

        :root{color-scheme:light;\(Palette.light.declarations)}
        .dark{display:none}
        @media (prefers-color-scheme:dark){
        :root:not([data-theme=light]){color-scheme:dark;\(Palette.dark.declarations)}
        :root:not([data-theme=light]) .light{display:none}
        :root:not([data-theme=light]) .dark{display:block}
        }
        :root[data-theme=dark]{color-scheme:dark;\(Palette.dark.declarations)}
        :root[data-theme=dark] .light{display:none}
        :root[data-theme=dark] .dark{display:block}
        *{box-sizing:border-box}
        [hidden]{display:none!important}
        html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
        body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.4 system-ui,-apple-system,"Segoe UI",sans-serif}
        a{color:var(--accent)}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
        main:focus{outline:none}
        .skip{position:absolute;left:-100vw;top:0;padding:.75rem 1rem;background:var(--card)}
        .skip:focus{left:0;z-index:2}
        .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        header,main{max-width:82rem;margin:0 auto;padding:1rem}
        h1{margin:0 0 .25rem;font-size:1.75rem;line-height:1.2}
        nav{display:flex;flex-wrap:wrap;gap:0 1rem;margin-bottom:1rem}
        nav a{display:inline-block;padding:.5rem 0}
        .controls{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:end}
        .field{flex:1 1 14rem;max-width:24rem}
        .field label,legend{display:block;padding:0;margin:0 0 .25rem;font-size:.875rem;color:var(--faint)}
        input[type=search],button,fieldset label span{font:inherit;color:var(--text);border:1px solid var(--line);background:var(--card);border-radius:.5rem}
        input[type=search]{width:100%;min-height:2.75rem;padding:.375rem .75rem}
        fieldset{border:0;margin:0;padding:0;min-width:0}
        .choices{display:flex;flex-wrap:wrap;gap:.25rem}
        fieldset label{position:relative;display:block}
        fieldset input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0}
        fieldset label span{display:flex;align-items:center;justify-content:center;min-width:2.75rem;min-height:2.75rem;padding:.25rem .75rem}
        fieldset input:checked+span,button[aria-pressed=true]{background:var(--accent);border-color:var(--accent);color:var(--card)}
        fieldset input:focus-visible+span{outline:3px solid var(--accent);outline-offset:2px}
        button{min-height:2.75rem;padding:.25rem 1rem;cursor:pointer}
        #count{margin:1rem 0 0;color:var(--faint)}
        h2{margin:1.5rem 0 .75rem;font-size:1.375rem}
        .sum{font-weight:400;color:var(--faint)}
        .designs{list-style:none;margin:0;padding:0;display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(10rem,100%),1fr));align-items:start}
        #states .designs,#backdrops .designs{grid-template-columns:repeat(auto-fill,minmax(min(14rem,100%),1fr))}
        li{background:var(--card);border-radius:.75rem;padding:.75rem;min-width:0;scroll-margin-top:1rem}
        li:target{outline:3px solid var(--accent)}
        li:has(details[open]){grid-column:1/-1}
        .stage{display:flex;align-items:center;justify-content:center;min-height:6.25rem}
        .stage img{max-width:100%;height:auto;border-radius:.375rem}
        h3{margin:.5rem 0 0;font-size:1rem;line-height:1.3;overflow-wrap:anywhere}
        h3 a{color:inherit;text-decoration:none}
        h3 a:hover{text-decoration:underline}
        .note{margin:0;font-size:.875rem;color:var(--faint)}
        summary{padding:.625rem 0;cursor:pointer;color:var(--accent)}
        .bar{display:flex;justify-content:space-between;align-items:center;gap:1rem;margin-bottom:.25rem}
        h4{margin:0;font-size:.875rem;color:var(--faint);font-weight:600}
        pre{margin:0 0 .75rem;padding:.75rem;background:var(--code);border-radius:.5rem;overflow:auto;max-height:24rem;font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}

        """
}
