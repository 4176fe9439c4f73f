extension ReportPage {
    /// Script of what a person does with the pictures: choosing a view, zooming, moving.
    static let controls = #"""
        function setMode(name) {
          viewer.mode = name;
          const input = document.querySelector(`input[name=mode][value=${name}]`);
          input.checked = true;
          const slides = name === "slider" || name === "onion";
          const both = bothThere();
          byId("amount-label").hidden = !both || !slides;
          byId("amount-name").textContent = name === "slider" ? "Split" : "Actual";
          byId("amount").value = name === "slider" ? viewer.split : viewer.opacity;
          byId("gain-label").hidden = !both || name !== "difference";
          byId("pause").hidden = !both || name !== "blink";
          draw();
        }

        function setAmount(value) {
          if (viewer.mode !== "slider" && viewer.mode !== "onion") return;
          const amount = Math.min(100, Math.max(0, value));
          if (viewer.mode === "slider") viewer.split = amount; else viewer.opacity = amount;
          byId("amount").value = amount;
          draw();
        }

        function setPaused(paused) {
          viewer.paused = paused;
          byId("pause").textContent = paused ? "Go on" : "Pause";
          byId("pause").setAttribute("aria-pressed", String(paused));
        }

        setInterval(() => {
          if (mode() !== "blink" || viewer.paused || document.hidden || byId("detail").hidden) return;
          viewer.flipped = !viewer.flipped;
          draw();
        }, 600);

        for (const input of document.querySelectorAll("input[name=mode]")) {
          input.addEventListener("change", () => setMode(input.value));
        }
        byId("amount").addEventListener("input", (event) => setAmount(Number(event.target.value)));
        byId("gain").addEventListener("change", (event) => {
          viewer.gain = event.target.value;
          draw();
        });
        byId("pause").addEventListener("click", () => setPaused(!viewer.paused));
        byId("zoom-in").addEventListener("click", () => zoomBy(1));
        byId("zoom-out").addEventListener("click", () => zoomBy(-1));
        byId("fit").addEventListener("click", () => { viewer.fitted = true; draw(); });
        byId("exact").addEventListener("click", () => zoomTo(1));
        byId("go").addEventListener("click", goToChange);
        new ResizeObserver(() => draw()).observe(stage);

        /// The point of the picture below a pointer.
        function place(event) {
          const canvas = event.target.closest("canvas");
          if (!canvas) return null;
          const box = canvas.getBoundingClientRect();
          const ratio = canvas.width / box.width;
          const left = Math.round(canvas.width / 2 - viewer.x * viewer.scale);
          const top = Math.round(canvas.height / 2 - viewer.y * viewer.scale);
          return {
            x: ((event.clientX - box.left) * ratio - left) / viewer.scale,
            y: ((event.clientY - box.top) * ratio - top) / viewer.scale,
            across: (event.clientX - box.left) / box.width * 100, ratio,
          };
        }

        const pointers = new Map();
        let dragsSplit = false;
        stage.addEventListener("pointerdown", (event) => {
          const point = place(event);
          if (!point) return;
          stage.focus({ preventScroll: true });
          event.preventDefault();
          event.target.setPointerCapture(event.pointerId);
          pointers.set(event.pointerId, event);
          dragsSplit = mode() === "slider" && Math.abs(point.across - viewer.split) < 6;
        });
        stage.addEventListener("pointermove", (event) => {
          const point = place(event);
          if (!point) return;
          const before = pointers.get(event.pointerId);
          if (!before) {
            const { width, height } = extent();
            const inside = point.x >= 0 && point.y >= 0 && point.x < width && point.y < height;
            if (inside) moveCursor(Math.floor(point.x), Math.floor(point.y));
            return;
          }
          pointers.set(event.pointerId, event);
          if (dragsSplit) return setAmount(point.across);
          const others = [...pointers.values()].filter((other) => other.pointerId !== event.pointerId);
          if (others.length === 1) {
            const length = (one) => Math.hypot(one.clientX - others[0].clientX, one.clientY - others[0].clientY);
            return zoomTo(viewer.scale * length(event) / Math.max(1, length(before)), point.x, point.y);
          }
          viewer.x -= (event.clientX - before.clientX) * point.ratio / viewer.scale;
          viewer.y -= (event.clientY - before.clientY) * point.ratio / viewer.scale;
          viewer.fitted = false;
          draw();
        });
        for (const type of ["pointerup", "pointercancel"]) {
          stage.addEventListener(type, (event) => {
            const start = pointers.get(event.pointerId);
            pointers.delete(event.pointerId);
            const point = place(event);
            if (start && point && event.pointerType !== "mouse" && !dragsSplit) {
              moveCursor(Math.floor(point.x), Math.floor(point.y));
            }
          });
        }
        stage.addEventListener("dblclick", (event) => {
          const point = place(event);
          if (point) zoomTo(viewer.scale < 8 ? 16 : 1, point.x, point.y);
        });
        stage.addEventListener("wheel", (event) => {
          if (!event.ctrlKey && !event.metaKey) return;
          event.preventDefault();
          const point = place(event);
          if (point) zoomTo(viewer.scale * Math.exp(-event.deltaY / 200), point.x, point.y);
        }, { passive: false });
        stage.addEventListener("keydown", (event) => {
          const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
          if (event.key === " " && mode() === "blink") {
            event.preventDefault();
            return setPaused(!viewer.paused);
          }
          const move = moves[event.key];
          if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          const length = event.shiftKey ? 10 : 1;
          const from = viewer.cursor ?? { x: Math.round(viewer.x), y: Math.round(viewer.y) };
          moveCursor(from.x + move[0] * length, from.y + move[1] * length);
          keepInSight();
          speak();
        });

        function keepInSight() {
          const { canvas } = figures[0];
          const across = canvas.width / 2 / viewer.scale - 1, down = canvas.height / 2 / viewer.scale - 1;
          if (Math.abs(viewer.cursor.x - viewer.x) <= across && Math.abs(viewer.cursor.y - viewer.y) <= down) return;
          viewer.x = viewer.cursor.x;
          viewer.y = viewer.cursor.y;
          draw();
        }

        """#
}
