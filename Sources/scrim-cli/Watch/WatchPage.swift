import Markup

/// The page of `scrim watch`.
enum WatchPage {
    static let html = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <title>Scrim watch</title>
        <style>\(style)</style>
        </head>
        <body>
        <header>
        <h1>Scrim watch</h1>
        <label>Scene <select id="scenes"></select></label>
        <label><input type="checkbox" id="follow" checked> Show the scene that changes</label>
        <label>Size <input type="range" id="size" min="120" max="900" value="300"></label>
        <span id="state" role="status">connecting</span>
        </header>
        <main>
        <pre id="fault" role="alert" hidden></pre>
        <div id="frames"></div>
        </main>
        <script>\(script)</script>
        </body>
        </html>

        """

    /// Nothing but this style, this script, this server, and pictures that came from it.
    static let policy =
        "default-src 'none'; script-src '\(ContentPolicy.source(script))'; style-src '\(ContentPolicy.source(style))'; "
        + "img-src blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    private static let style = #"""
        :root {
          color-scheme: light dark;
          --page: #f4f5f7; --card: #fff; --ink: #1b1f24; --quiet: #57606a; --line: #d0d7de; --bad: #b3122a; --focus: #0550ae;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #0f1216; --card: #181c22; --ink: #e8ebef; --quiet: #a3adb8; --line: #363d47; --bad: #ff8e86;
            --focus: #79b8ff;
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
        header {
          position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; align-items: center;
          padding: .6rem 1rem; background: var(--card); border-bottom: 1px solid var(--line);
        }
        h1 { font-size: 1.05rem; margin: 0; }
        select, input { font: inherit; color: inherit; accent-color: var(--focus); max-width: 100%; }
        select { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: .25rem .5rem; }
        #state { color: var(--quiet); margin-inline-start: auto; }
        #fault {
          margin: 1rem; padding: .8rem 1rem; background: var(--card); color: var(--bad); border: 2px solid var(--bad);
          border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere;
        }
        #frames { display: flex; flex-wrap: wrap; gap: 1rem; padding: 1rem; align-items: flex-start; }
        #frames.stale img { opacity: .45; }
        figure { margin: 0; max-width: 100%; }
        img { display: block; width: 100%; height: auto; border: 1px solid var(--line); background: var(--card); }
        figcaption { color: var(--quiet); font-size: .85rem; overflow-wrap: anywhere; }
        figcaption .bad { color: var(--bad); display: block; white-space: pre-wrap; }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
        """#

    private static let script = #"""
        "use strict";
        const byId = (id) => document.getElementById(id);
        const frames = byId("frames");
        const inSight = new Set();
        let scenes = [];
        let current = "";
        let turn = 0;

        const observer = new IntersectionObserver((entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) inSight.add(target); else inSight.delete(target);
          }
          load();
        }, { rootMargin: "200px" });

        function take(next) {
          const before = new Map(scenes.map((scene) => [scene.file, scene.version]));
          const changed = next.filter((scene) => before.has(scene.file) && before.get(scene.file) !== scene.version);
          const added = scenes.length > 0 ? next.filter((scene) => !before.has(scene.file)) : [];
          scenes = next;
          const select = byId("scenes");
          select.replaceChildren(...scenes.map((scene) => new Option((scene.fault ? "✗ " : "") + scene.file, scene.file)));
          const last = [...changed, ...added].at(-1);
          if (last && byId("follow").checked && !changed.some((scene) => scene.file === current)) current = last.file;
          if (!scenes.some((scene) => scene.file === current)) current = scenes[0]?.file ?? "";
          select.value = current;
          show();
        }

        /// Lays out the frames of the scene; pictures that are there stay until the new ones are.
        function show() {
          const scene = scenes.find((scene) => scene.file === current);
          byId("fault").hidden = !scene?.fault;
          byId("fault").textContent = scene?.fault ?? "";
          frames.classList.toggle("stale", Boolean(scene?.fault));
          document.title = (scene?.fault ? "✗ " : "") + (current || "no scene") + " · Scrim watch";
          const names = (scene?.frames ?? []).map((frame) => frame.name);
          const there = [...frames.children].map((figure) => figure.dataset.name);
          if (names.join("\n") !== there.join("\n") || frames.dataset.file !== current) {
            const old = new Map([...frames.children].map((figure) => [figure.dataset.name, figure]));
            if (frames.dataset.file !== current) old.clear();
            inSight.clear();
            observer.disconnect();
            frames.dataset.file = current;
            frames.replaceChildren(...names.map((name) => old.get(name) ?? figure(name)));
            for (const figure of frames.children) observer.observe(figure);
          }
          [...frames.children].forEach((figure, index) => {
            const { width, height } = scene.frames[index];
            figure.dataset.wanted = `${scene.version}/${index}`;
            const image = figure.querySelector("img");
            image.width = Math.round(width);
            image.height = Math.round(height);
          });
          load();
        }

        function figure(name) {
          const figure = document.createElement("figure");
          const image = document.createElement("img");
          const caption = document.createElement("figcaption");
          figure.dataset.name = name;
          figure.style.width = `${byId("size").value}px`;
          image.alt = name;
          caption.textContent = name;
          figure.append(image, caption);
          return figure;
        }

        /// Asks for the pictures that are seen and no longer those that they should be, one after the other: while one
        /// is drawn, the one before is decoded.
        async function load() {
          const mine = ++turn;
          for (const figure of [...frames.children]) {
            if (mine !== turn) return;
            const wanted = figure.dataset.wanted;
            if (!inSight.has(figure) || figure.dataset.has === wanted || figure.dataset.asked === wanted) continue;
            figure.dataset.asked = wanted;
            let answer, body;
            try {
              answer = await fetch(`frame/${wanted}`);
              body = answer.ok ? await answer.blob() : await answer.text();
            } catch {
              delete figure.dataset.asked;
              return;
            }
            if (figure.dataset.wanted === wanted) put(figure, wanted, answer.status, body);
          }
        }

        async function put(figure, wanted, status, body) {
          figure.querySelector(".bad")?.remove();
          if (status === 200) {
            const image = figure.querySelector("img");
            const old = image.src;
            const address = URL.createObjectURL(body);
            image.src = address;
            try {
              await image.decode();
            } catch {
              // Another picture has taken its place.
              return;
            } finally {
              if (old) URL.revokeObjectURL(old);
            }
          } else if (status === 422) {
            const words = document.createElement("span");
            words.className = "bad";
            words.setAttribute("role", "alert");
            words.textContent = body.trim();
            figure.querySelector("figcaption").append(words);
          } else return;
          if (figure.dataset.wanted === wanted) figure.dataset.has = wanted;
        }

        byId("scenes").addEventListener("change", (event) => {
          current = event.target.value;
          show();
        });
        byId("size").addEventListener("input", (event) => {
          for (const figure of frames.children) figure.style.width = `${event.target.value}px`;
        });

        const events = new EventSource("events");
        events.addEventListener("open", () => { byId("state").textContent = "watching"; });
        events.addEventListener("error", () => { byId("state").textContent = "not connected; is scrim watch running?"; });
        events.addEventListener("message", (event) => take(JSON.parse(event.data)));
        """#
}
