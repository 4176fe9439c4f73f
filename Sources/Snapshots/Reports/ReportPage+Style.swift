extension ReportPage {
    /// The style sheet: colours by variables, so that light and dark differ in them alone.
    static let style = #"""
        :root {
          color-scheme: light dark;
          --page: #f4f5f7; --card: #ffffff; --ink: #1b1f24; --quiet: #57606a; --line: #d0d7de;
          --link: #0550ae; --good: #116329; --bad: #b3122a; --warn: #7d4e00; --here: #ddeeff; --focus: #0550ae;
          --stage: #d9dde2;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #0f1216; --card: #181c22; --ink: #e8ebef; --quiet: #a3adb8; --line: #363d47;
            --link: #79b8ff; --good: #56d364; --bad: #ff8e86; --warn: #e3b341; --here: #1d3450; --focus: #79b8ff;
            --stage: #05070a;
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
        header, footer { padding: 1rem 1.25rem; }
        header { background: var(--card); border-bottom: 1px solid var(--line); }
        footer { color: var(--quiet); }
        h1 { margin: 0; font-size: 1.4rem; }
        h1.passed .mark { color: var(--good); }
        h1.failed .mark { color: var(--bad); }
        h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
        p { margin: .4rem 0; overflow-wrap: anywhere; }
        .run { color: var(--quiet); }
        .counts { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 0; padding: 0; list-style: none; }
        .counts li, .badge { border: 1px solid var(--line); border-radius: 999px; padding: .05rem .6rem; white-space: nowrap; }
        .bad { color: var(--bad); font-weight: 600; }
        .good { color: var(--good); font-weight: 600; }
        .warning { color: var(--warn); }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem; z-index: 2; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
        button, select, input[type=search] {
          font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 6px;
          padding: .3rem .6rem; min-height: 2.2rem; max-width: 100%;
        }
        button:hover { border-color: var(--quiet); }
        button:disabled { color: var(--quiet); }
        main { display: grid; grid-template-columns: minmax(16rem, 24rem) minmax(0, 1fr); gap: 1rem; padding: 1rem 1.25rem; }
        #choose, #detail { min-width: 0; }
        #choose { align-self: start; position: sticky; top: 1rem; max-height: calc(100vh - 2rem); display: flex; flex-direction: column; }
        #filters { display: flex; flex-wrap: wrap; gap: .5rem; }
        #filters label { flex: 1 1 8rem; min-width: 0; font-size: .85rem; color: var(--quiet); }
        #filters label.wide { flex-basis: 100%; }
        #filters select, #filters input { display: block; width: 100%; color: var(--ink); }
        #frames { list-style: none; margin: .5rem 0 0; padding: 3px; overflow-y: auto; min-height: 8rem; }
        #frames button {
          display: block; width: 100%; text-align: start; margin: 0 0 4px; overflow-wrap: anywhere; padding: .45rem .6rem;
        }
        #frames button[aria-current=true] { background: var(--here); border-color: var(--focus); }
        #frames small { display: block; color: var(--quiet); }
        #detail, #nothing { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; }
        #explanation { margin: .4rem 0; padding-inline-start: 1.2rem; }
        #explanation:empty { display: none; }
        .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .6rem 0; }
        fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem; }
        .choice { position: relative; }
        .choice input { position: absolute; opacity: 0; inset: 0; width: 100%; height: 100%; margin: 0; cursor: pointer; }
        .choice span { display: inline-block; border: 1px solid var(--line); border-radius: 6px; padding: .35rem .7rem; min-height: 2.2rem; }
        .choice input:checked + span { background: var(--here); border-color: var(--focus); font-weight: 600; }
        .choice input:focus-visible + span { outline: 3px solid var(--focus); outline-offset: 1px; }
        .choice input:disabled + span { color: var(--quiet); border-style: dashed; }
        #amount { width: min(20rem, 100%); accent-color: var(--focus); min-height: 2.2rem; }
        #amount-label { display: flex; gap: .5rem; align-items: center; flex: 1 1 12rem; }
        #stage { display: flex; gap: 8px; height: min(72vh, 860px); min-height: 260px; touch-action: none; }
        #stage figure { flex: 1 1 0; min-width: 0; margin: 0; display: flex; flex-direction: column; min-height: 0; }
        #stage figcaption { color: var(--quiet); font-size: .85rem; display: flex; justify-content: space-between; gap: 1rem; }
        #stage canvas { flex: 1 1 0; min-height: 0; width: 100%; background: var(--stage); border: 1px solid var(--line); cursor: crosshair; }
        #name:focus { outline: none; }
        #values {
          border-collapse: collapse; margin: .6rem 0; font: .9rem/1.4 ui-monospace, monospace;
          position: sticky; bottom: 0; background: var(--card);
        }
        body.review #values { bottom: 3.6rem; }
        #values caption { background: var(--card); text-align: start; font: .9rem system-ui, sans-serif; color: var(--quiet); }
        #values th { text-align: start; font-weight: 400; padding-inline-end: .8rem; }
        #values thead th { text-align: end; padding: 0 .35rem; }
        #values td { text-align: end; padding: 0 .35rem; min-width: 2.2rem; }
        #values canvas { width: 1.1rem; height: 1.1rem; border: 1px solid var(--quiet); vertical-align: middle; }
        dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .2rem 1rem; margin: .8rem 0; }
        dt { color: var(--quiet); }
        dd { margin: 0; overflow-wrap: anywhere; }
        a { color: var(--link); }
        pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
        #review { position: sticky; bottom: 0; background: var(--card); border-top: 2px solid var(--focus); padding: .6rem 1.25rem; z-index: 1; }
        dialog { background: var(--card); color: var(--ink); border: 1px solid var(--line); border-radius: 10px; max-width: 34rem; }
        kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 .3rem; font: .85em ui-monospace, monospace; }
        @media (max-width: 800px) {
          main { display: block; padding: .75rem; }
          header, footer { padding: .75rem; }
          #choose { position: static; max-height: none; }
          #frames { overflow: visible; }
          body.open #choose { display: none; }
          #nothing { display: none; }
          #detail { padding: .75rem; }
          #stage { height: 66vh; }
          #stage.two { flex-direction: column; height: 110vh; }
          #values { font-size: .78rem; }
          body.review #values { bottom: 5.6rem; }
          #review { padding: .3rem .75rem; margin: 0; font-size: .85rem; }
          #review code, #review .wide { display: none; }
          #values td { padding: 0 .2rem; min-width: 1.8rem; }
          dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
          dd { margin-bottom: .4rem; }
        }
        @media (min-width: 801px) { #back { display: none; } }
        """#
}
