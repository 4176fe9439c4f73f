extension ReportPage {
    /// Script of the list of frames, the filters, the frame that is open, and the decisions of a review.
    static let list = #"""
        const data = JSON.parse(byId("data").textContent);
        const results = data.results;
        const decisions = new Map();
        const decidable = (result) => data.review && !result.passed && Boolean(result.pictures?.actual?.digest);
        const traits = new Map();
        for (const result of results) {
          for (const [name, value] of Object.entries(result.cell ?? {})) {
            if (!traits.has(name)) traits.set(name, new Set());
            traits.get(name).add(value);
          }
        }
        let shown = [];
        let open = null;
        let limit = 0;
        const page = 200;

        function options(select, entries) {
          for (const [value, words] of entries) select.add(new Option(words, value));
        }

        const words = new Map();
        for (const result of results) words.set(result.verdict, (words.get(result.verdict) ?? 0) + 1);
        const failures = results.filter((result) => !result.passed).length;
        options(byId("verdicts"), [
          ["", `all (${results.length})`], ["?failed", `failed (${failures})`], ["?passed", `passed (${results.length - failures})`],
          ["?warning", `with a warning (${results.filter((result) => result.warning).length})`],
          ...[...words].sort().map(([word, count]) => [word, `${word} (${count})`]),
        ]);
        byId("verdicts").value = failures > 0 ? "?failed" : "";
        options(byId("scenes"), [["", "all"], ...[...new Set(results.map((r) => r.group))].sort().map((s) => [s, s])]);
        for (const [name, values] of traits) {
          if (values.size < 2) continue;
          const label = document.createElement("label");
          const select = document.createElement("select");
          select.dataset.trait = name;
          label.append(name.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase()), " ", select);
          options(select, [["", "all"], ...[...values].sort().map((value) => [value, value])]);
          byId("filters").append(label);
        }

        function matches(result) {
          const verdict = byId("verdicts").value;
          if (verdict === "?failed" && result.passed) return false;
          if (verdict === "?passed" && !result.passed) return false;
          if (verdict === "?warning" && !result.warning) return false;
          if (verdict && !verdict.startsWith("?") && result.verdict !== verdict) return false;
          if (byId("scenes").value && result.group !== byId("scenes").value) return false;
          for (const select of document.querySelectorAll("select[data-trait]")) {
            if (select.value && result.cell?.[select.dataset.trait] !== select.value) return false;
          }
          return result.frame.toLowerCase().includes(byId("search").value.trim().toLowerCase());
        }

        function filter() {
          shown = results.filter(matches);
          limit = page;
          const open = shown.length === 1 ? "frame" : "frames";
          byId("shown").textContent = `${shown.length} of ${results.length} ${open} shown`;
          list();
        }

        function list() {
          const items = shown.slice(0, limit).map((result) => {
            const item = document.createElement("li");
            const button = document.createElement("button");
            button.type = "button";
            const facts = document.createElement("small");
            const word = document.createElement("span");
            word.className = result.passed ? "good" : "bad";
            word.textContent = `${result.passed ? "✓" : "✗"} ${result.verdict}`;
            facts.append(word);
            const decision = decisions.get(result.frame);
            if (decision) facts.append(` · ${decision}ed`);
            if (result.warning) facts.append(" · warning");
            button.append(result.frame, facts);
            button.setAttribute("aria-current", String(result === open));
            button.addEventListener("click", () => show(result, true));
            item.append(button);
            return item;
          });
          if (shown.length > limit) {
            const item = document.createElement("li");
            const more = document.createElement("button");
            more.type = "button";
            more.textContent = `Show ${Math.min(page, shown.length - limit)} more`;
            more.addEventListener("click", () => {
              limit += page;
              list();
            });
            item.append(more);
            items.push(item);
          }
          byId("frames").replaceChildren(...items);
          const at = shown.indexOf(open);
          byId("previous").disabled = at <= 0;
          byId("next").disabled = at < 0 || at === shown.length - 1;
        }

        async function show(result, focuses) {
          open = result;
          location.hash = encodeURIComponent(result.frame);
          document.body.classList.add("open");
          byId("detail").hidden = false;
          byId("nothing").hidden = true;
          byId("name").textContent = result.frame;
          byId("verdict").textContent = `${result.passed ? "✓" : "✗"} ${result.verdict}`;
          byId("verdict").className = `badge ${result.passed ? "good" : "bad"}`;
          byId("sentence").textContent = result.sentence ?? "";
          byId("explanation").replaceChildren(...(result.explanation ?? []).map((sentence) => {
            const item = document.createElement("li");
            item.textContent = sentence;
            return item;
          }));
          byId("warning").textContent = result.warning ? `Warning: ${result.warning}` : "";
          byId("decision").hidden = !decidable(result);
          showDecision();
          showFacts(result);
          list();
          if (focuses) {
            byId("name").focus({ preventScroll: true });
            byId("detail").scrollIntoView({ block: "nearest" });
          }
          byId("viewer").hidden = true;
          byId("trouble").textContent = "";
          viewer.pictures = {};
          viewer.differences = {};
          viewer.cursor = null;
          if (!result.pictures) {
            if ((!result.passed || result.verdict === "within-limits") && result.paths) byId("trouble").textContent = "The pictures of this frame are not in this page.";
            return;
          }
          const pictures = {};
          try {
            for (const [name, { id }] of Object.entries(result.pictures)) {
              const picture = painted(await decodePNG(byId(id).textContent));
              picture.opaque = picture.bytes.every((value, at) => at % 4 !== 3 || value === 255);
              pictures[name] = picture;
            }
          } catch (error) {
            byId("trouble").textContent = `A picture cannot be shown: ${error.message}`;
            return;
          }
          if (open !== result) return;
          viewer.pictures = pictures;
          viewer.change = changedArea(pictures.expected, pictures.actual);
          viewer.fitted = true;
          byId("viewer").hidden = !pictures.expected && !pictures.actual;
          byId("modes").hidden = !bothThere();
          byId("go").hidden = !viewer.change;
          const own = byId("gain").querySelector("option[value=picture]");
          own.hidden = own.disabled = !pictures.difference;
          if (!pictures.difference && viewer.gain === "picture") byId("gain").value = viewer.gain = "0";
          setMode(viewer.mode);
          showValues();
          document.body.dataset.ready = result.frame;
        }

        function showFacts(result) {
          const rows = [];
          const add = (name, ...content) => {
            const term = document.createElement("dt");
            const fact = document.createElement("dd");
            term.textContent = name;
            fact.append(...content);
            rows.push(term, fact);
          };
          if (result.scene) add("scene", result.scene);
          for (const [name, value] of Object.entries(result.cell ?? {})) {
            add(name.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase()), value);
          }
          for (const [name, path] of Object.entries(result.paths ?? {})) {
            const link = document.createElement("a");
            link.href = path.split("/").map(encodeURIComponent).join("/");
            link.textContent = path;
            const picture = result.pictures?.[name];
            add(name, link, picture ? `, ${picture.width} × ${picture.height} pixels, digest ${picture.digest}` : "");
          }
          byId("facts").replaceChildren(...rows);
          byId("figures").hidden = !result.facts;
          byId("figures").querySelector("pre").textContent = result.facts ? JSON.stringify(result.facts, null, 2) : "";
        }

        function step(distance) {
          const next = shown[shown.indexOf(open) + distance];
          if (!next) return;
          if (shown.indexOf(next) >= limit) limit += page;
          show(next, true);
          byId("frames").querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
        }

        function close() {
          document.body.classList.remove("open");
          (byId("frames").querySelector("[aria-current=true]") ?? byId("search")).focus();
        }

        function showDecision() {
          const decision = decisions.get(open?.frame) ?? "";
          for (const input of document.querySelectorAll("input[name=decision]")) input.checked = input.value === decision;
          const of = (word) => [...decisions.values()].filter((value) => value === word).length;
          const all = results.filter(decidable).length;
          byId("decided").textContent =
            `${of("accept")} accepted, ${of("reject")} rejected, ${all - decisions.size} undecided`;
          byId("download").disabled = decisions.size === 0;
        }

        function decide(decision, frames = [open]) {
          for (const result of frames.filter((frame) => frame && decidable(frame))) {
            if (decision) decisions.set(result.frame, decision); else decisions.delete(result.frame);
          }
          showDecision();
          list();
        }

        function acceptList() {
          const items = (word) => results.filter((result) => decisions.get(result.frame) === word)
            .map((result) => ({ frame: result.frame, picture: result.pictures.actual.digest, reference: result.reference }));
          return { scrim: 1, accept: items("accept"), reject: items("reject") };
        }

        byId("download").addEventListener("click", () => {
          const link = document.createElement("a");
          const text = JSON.stringify(acceptList(), null, 2) + "\n";
          link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
          link.download = "scrim-accept.json";
          link.click();
          setTimeout(() => URL.revokeObjectURL(link.href), 10000);
        });
        byId("accept-shown").addEventListener("click", () => decide("accept", shown));
        for (const input of document.querySelectorAll("input[name=decision]")) {
          input.addEventListener("change", () => decide(input.value));
        }
        byId("review").hidden = !results.some(decidable);
        document.body.classList.toggle("review", !byId("review").hidden);
        byId("filters").addEventListener("input", filter);
        byId("filters").addEventListener("submit", (event) => event.preventDefault());
        byId("previous").addEventListener("click", () => step(-1));
        byId("next").addEventListener("click", () => step(1));
        byId("back").addEventListener("click", close);
        byId("keys").addEventListener("click", () => byId("help").showModal());

        document.addEventListener("keydown", (event) => {
          const types = event.target.closest("input:not([type=radio], [type=range], [type=checkbox]), select, textarea");
          if (types || event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
          if (event.key === "Escape") return close();
          if (!byId("shortcuts").checked) return;
          const number = ["1", "2", "3", "4", "5"].indexOf(event.key);
          const modes = ["side", "slider", "onion", "blink", "difference"];
          const pictures = !byId("viewer").hidden && open;
          const actions = {
            j: () => open ? step(1) : shown[0] && show(shown[0], true), k: () => step(-1),
            "/": () => byId("search").focus(), "?": () => byId("help").showModal(),
            a: () => decide("accept"), r: () => decide("reject"), u: () => decide(""),
            ...(pictures && {
              "+": () => zoomBy(1, viewer.cursor?.x, viewer.cursor?.y), "-": () => zoomBy(-1, viewer.cursor?.x, viewer.cursor?.y),
              f: () => byId("fit").click(), e: () => zoomTo(1), g: goToChange,
              "[": () => setAmount(Number(byId("amount").value) - 5), "]": () => setAmount(Number(byId("amount").value) + 5),
            }),
          };
          if (number >= 0 && pictures && bothThere()) setMode(modes[number]);
          else if (Object.hasOwn(actions, event.key)) actions[event.key]();
          else return;
          event.preventDefault();
        });

        setPaused(viewer.paused);
        showDecision();
        filter();
        const wanted = decodeURIComponent(location.hash.slice(1));
        const first = results.find((result) => result.frame === wanted) ?? (failures > 0 && innerWidth > 800 ? shown[0] : null);
        if (first) show(first, false);
        document.body.dataset.loaded = "yes";
        """#
}
