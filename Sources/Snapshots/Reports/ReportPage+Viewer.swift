extension ReportPage {
    /// Script of the pictures: five views of one zoomed part, and the values of the pixel below the cursor.
    static let viewer = #"""
        const byId = (id) => document.getElementById(id);
        const stage = byId("stage");
        const calm = matchMedia("(prefers-reduced-motion: reduce)");
        const figures = [...stage.querySelectorAll("figure")].map((figure) => ({
          figure, canvas: figure.querySelector("canvas"), labels: figure.querySelectorAll("span"),
        }));
        const viewer = {
          pictures: {}, mode: "side", scale: 1, fitted: true, x: 0, y: 0, cursor: null,
          split: 50, opacity: 50, gain: "0", paused: calm.matches, flipped: false, change: null,
        };
        const steps = [1 / 16, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];

        /// A picture's pixels as a canvas, to draw from.
        function painted(picture) {
          const canvas = document.createElement("canvas");
          canvas.width = picture.width;
          canvas.height = picture.height;
          canvas.getContext("2d").putImageData(new ImageData(picture.bytes, picture.width, picture.height), 0, 0);
          return { ...picture, canvas };
        }

        function pixel(picture, x, y) {
          if (!picture || x < 0 || y < 0 || x >= picture.width || y >= picture.height) return null;
          const at = 4 * (y * picture.width + x);
          return picture.bytes.subarray(at, at + 4);
        }

        /// The smallest rectangle around all that differs; null where nothing does.
        function changedArea(one, other) {
          if (!one || !other) return null;
          const width = Math.max(one.width, other.width), height = Math.max(one.height, other.height);
          const common = Math.min(one.width, other.width), rows = Math.min(one.height, other.height);
          const area = { left: width, top: height, right: -1, bottom: -1 };
          const add = (left, top, right, bottom) => {
            if (left > right || top > bottom) return;
            area.left = Math.min(area.left, left);
            area.top = Math.min(area.top, top);
            area.right = Math.max(area.right, right);
            area.bottom = Math.max(area.bottom, bottom);
          };
          const a = new Uint32Array(one.bytes.buffer), b = new Uint32Array(other.bytes.buffer);
          for (let y = 0; y < rows; y++) {
            const i = y * one.width, j = y * other.width;
            let left = 0, right = common - 1;
            while (left < common && a[i + left] === b[j + left]) left++;
            while (right > left && a[i + right] === b[j + right]) right--;
            if (left < common) add(left, y, right, y);
          }
          add(common, 0, width - 1, height - 1);
          add(0, rows, width - 1, height - 1);
          return area.right < 0 ? null : area;
        }

        /// The pixels that differ, marked in magenta over the faded expected picture, or channels as they differ.
        function differencePicture(one, other, gain) {
          const width = Math.max(one.width, other.width), height = Math.max(one.height, other.height);
          const bytes = new Uint8ClampedArray(4 * width * height);
          const nothing = new Uint8ClampedArray(4);
          for (let y = 0, at = 0; y < height; y++) {
            for (let x = 0; x < width; x++, at += 4) {
              const inside = x < one.width && x < other.width && y < one.height && y < other.height;
              const i = 4 * (y * one.width + x), j = 4 * (y * other.width + x);
              const a = x < one.width && y < one.height ? one.bytes : null;
              const b = x < other.width && y < other.height ? other.bytes : null;
              const value = (bytes, at) => bytes ? bytes[at] : 0;
              let largest = 0;
              for (let c = 0; c < 4; c++) {
                const difference = Math.abs(value(a, i + c) - value(b, j + c));
                largest = Math.max(largest, difference);
                if (gain > 0 && c < 3) bytes[at + c] = difference * gain;
              }
              bytes[at + 3] = 255;
              if (gain > 0) {
                // Alpha alone shows in gray.
                const alpha = Math.abs(value(a, i + 3) - value(b, j + 3)) * gain;
                for (let c = 0; c < 3; c++) bytes[at + c] = Math.max(bytes[at + c], alpha);
              } else if (largest > 0 || !inside) {
                bytes[at] = 255;
                bytes[at + 2] = 255;
              } else {
                const luma = (77 * a[i] + 150 * a[i + 1] + 29 * a[i + 2]) >> 8;
                bytes[at] = bytes[at + 1] = bytes[at + 2] = 255 - ((255 - luma) * a[i + 3] / 255 >> 2);
              }
            }
          }
          return { width, height, bytes };
        }

        function differenceOf(gain) {
          const { expected, actual, difference } = viewer.pictures;
          if (gain === "picture") return difference;
          viewer.differences ??= {};
          return viewer.differences[gain] ??= painted(differencePicture(expected, actual, Number(gain)));
        }

        const bothThere = () => Boolean(viewer.pictures.expected && viewer.pictures.actual);
        const only = () => viewer.pictures.expected ? "expected" : "actual";
        const mode = () => bothThere() ? viewer.mode : "single";

        /// The side of all pictures together, in their pixels.
        function extent() {
          const { expected, actual } = viewer.pictures;
          const shown = viewer.mode === "difference" && viewer.gain === "picture" ? viewer.pictures.difference : null;
          const all = [shown ?? expected, shown ?? actual].filter(Boolean);
          return { width: Math.max(...all.map((p) => p.width)), height: Math.max(...all.map((p) => p.height)) };
        }

        function fit() {
          const { width, height } = extent();
          const { canvas } = figures[0];
          viewer.fitted = true;
          viewer.scale = Math.min(canvas.width / width, canvas.height / height, 16);
          viewer.x = width / 2;
          viewer.y = height / 2;
        }

        function zoomTo(scale, x = viewer.x, y = viewer.y) {
          // The point x, y of the picture stays where it is on the screen.
          scale = Math.min(64, Math.max(1 / 16, scale));
          viewer.x = x + (viewer.x - x) * viewer.scale / scale;
          viewer.y = y + (viewer.y - y) * viewer.scale / scale;
          viewer.scale = scale;
          viewer.fitted = false;
          draw();
        }

        function zoomBy(direction, x, y) {
          const next = direction > 0
            ? steps.find((step) => step > viewer.scale * 1.001)
            : steps.findLast((step) => step < viewer.scale * .999);
          if (next) zoomTo(next, x, y);
        }

        function goToChange() {
          const area = viewer.change;
          if (!area) return;
          const { canvas } = figures[0];
          const width = area.right - area.left + 1, height = area.bottom - area.top + 1;
          const scale = Math.min(canvas.width / (width + 8), canvas.height / (height + 8), 32);
          viewer.scale = scale >= 1 ? Math.floor(scale) : Math.max(1 / 16, scale);
          viewer.x = area.left + width / 2;
          viewer.y = area.top + height / 2;
          viewer.fitted = false;
          moveCursor(area.left, area.top, firstDifference(area));
        }

        /// The first pixel in reading order that differs: the corner of the area may be equal.
        function firstDifference(area) {
          const { expected, actual } = viewer.pictures;
          for (let x = area.left; x <= area.right; x++) {
            const one = pixel(expected, x, area.top), other = pixel(actual, x, area.top);
            if (!one || !other || one.some((value, c) => value !== other[c])) return x;
          }
          return area.left;
        }

        function moveCursor(x, y, exactX = x) {
          const { width, height } = extent();
          viewer.cursor = {
            x: Math.min(width - 1, Math.max(0, exactX)), y: Math.min(height - 1, Math.max(0, y)),
          };
          showValues();
          draw();
        }

        function paint(context, picture, place, clip = null) {
          if (!picture) return;
          const { left, top, scale, width, height } = place;
          context.save();
          if (clip) {
            context.beginPath();
            context.rect(clip[0], 0, clip[1] - clip[0], height);
            context.clip();
          }
          context.imageSmoothingEnabled = scale < 1;
          context.imageSmoothingQuality = "high";
          // Only what is in sight is scaled.
          const x = Math.max(0, Math.floor(-left / scale)), y = Math.max(0, Math.floor(-top / scale));
          const right = Math.min(picture.width, Math.ceil((width - left) / scale));
          const bottom = Math.min(picture.height, Math.ceil((height - top) / scale));
          if (right > x && bottom > y) {
            const target = [left + x * scale, top + y * scale, (right - x) * scale, (bottom - y) * scale];
            if (!picture.opaque) {
              context.fillStyle = checks(context);
              context.fillRect(...target);
            }
            context.drawImage(picture.canvas, x, y, right - x, bottom - y, ...target);
          }
          context.restore();
        }

        let pattern = null;
        function checks(context) {
          if (!pattern) {
            const tile = document.createElement("canvas");
            tile.width = tile.height = 16;
            const ink = tile.getContext("2d");
            ink.fillStyle = "#fff";
            ink.fillRect(0, 0, 16, 16);
            ink.fillStyle = "#c8c8c8";
            ink.fillRect(0, 0, 8, 8);
            ink.fillRect(8, 8, 8, 8);
            pattern = context.createPattern(tile, "repeat");
          }
          return pattern;
        }

        function draw() {
          if (!viewer.pictures.expected && !viewer.pictures.actual) return;
          const now = mode();
          const two = now === "side";
          stage.classList.toggle("two", two);
          figures[1].figure.hidden = !two;
          const ratio = window.devicePixelRatio || 1;
          const shown = two ? figures : [figures[0]];
          for (const { canvas } of shown) {
            const box = canvas.getBoundingClientRect();
            const width = Math.max(1, Math.round(box.width * ratio)), height = Math.max(1, Math.round(box.height * ratio));
            if (canvas.width !== width || canvas.height !== height) {
              canvas.width = width;
              canvas.height = height;
            }
          }
          if (viewer.fitted) fit();
          shown.forEach(({ canvas, labels }, index) => {
            const context = canvas.getContext("2d");
            const { width, height } = canvas;
            context.clearRect(0, 0, width, height);
            const place = {
              scale: viewer.scale, width, height,
              left: Math.round(width / 2 - viewer.x * viewer.scale), top: Math.round(height / 2 - viewer.y * viewer.scale),
            };
            const { expected, actual } = viewer.pictures;
            let names = [only(), ""];
            if (now === "side") {
              names = [index === 0 ? "expected" : "actual", ""];
              paint(context, index === 0 ? expected : actual, place);
            } else if (now === "slider") {
              names = ["expected", "actual"];
              const edge = Math.round(width * viewer.split / 100);
              paint(context, expected, place, [0, edge]);
              paint(context, actual, place, [edge, width]);
              context.fillStyle = "#000";
              context.fillRect(edge - 2, 0, 4, height);
              context.fillStyle = "#fff";
              context.fillRect(edge - 1, 0, 2, height);
            } else if (now === "onion") {
              names = [`expected below actual at ${viewer.opacity} %`, ""];
              paint(context, expected, place);
              context.globalAlpha = viewer.opacity / 100;
              paint(context, actual, place);
              context.globalAlpha = 1;
            } else if (now === "blink") {
              names = [viewer.flipped ? "actual" : "expected", ""];
              paint(context, viewer.flipped ? actual : expected, place);
            } else if (now === "difference") {
              names = ["difference", ""];
              paint(context, differenceOf(viewer.gain), place);
            } else {
              paint(context, viewer.pictures[only()], place);
            }
            labels[0].textContent = names[0];
            labels[1].textContent = names[1];
            grid(context, place);
            cross(context, place);
          });
          byId("zoom").textContent = `${Math.round(viewer.scale * 1000) / 10} %`;
        }

        /// Lines between pixels, where they are large enough to tell apart.
        function grid(context, { left, top, scale, width, height }) {
          if (scale < 12) return;
          context.fillStyle = "rgba(128,128,128,.5)";
          const from = Math.max(0, left), to = Math.min(width, left + extent().width * scale);
          const start = Math.max(0, top), end = Math.min(height, top + extent().height * scale);
          for (let x = left + Math.ceil((from - left) / scale) * scale; x <= to; x += scale) {
            context.fillRect(Math.round(x), start, 1, end - start);
          }
          for (let y = top + Math.ceil((start - top) / scale) * scale; y <= end; y += scale) {
            context.fillRect(from, Math.round(y), to - from, 1);
          }
        }

        function cross(context, { left, top, scale }) {
          if (!viewer.cursor) return;
          const side = Math.max(scale, 5);
          const x = left + (viewer.cursor.x + .5) * scale - side / 2, y = top + (viewer.cursor.y + .5) * scale - side / 2;
          context.lineWidth = 3;
          context.strokeStyle = "#000";
          context.strokeRect(x - 1.5, y - 1.5, side + 3, side + 3);
          context.lineWidth = 1;
          context.strokeStyle = "#fff";
          context.strokeRect(x - 1.5, y - 1.5, side + 3, side + 3);
        }

        const hexadecimal = (value) => [...value].map((v) => v.toString(16).padStart(2, "0")).join("").toUpperCase();

        function showValues() {
          const { cursor, pictures } = viewer;
          const table = byId("values");
          table.hidden = !cursor;
          if (!cursor) return;
          table.caption.textContent = `Pixel ${cursor.x}, ${cursor.y}`;
          const one = pixel(pictures.expected, cursor.x, cursor.y), other = pixel(pictures.actual, cursor.x, cursor.y);
          const row = (id, value, words) => {
            const line = byId(id);
            while (line.cells.length > 1) line.deleteCell(1);
            if (!value) {
              line.insertCell().textContent = "";
              line.insertCell().textContent = "none";
              return;
            }
            const swatch = document.createElement("canvas");
            swatch.width = swatch.height = 16;
            const ink = swatch.getContext("2d");
            if (words) {
              ink.fillStyle = `rgb(${value[0]} ${value[1]} ${value[2]} / ${value[3] / 255})`;
              ink.fillRect(0, 0, 16, 16);
              line.insertCell().append(swatch);
            } else line.insertCell();
            line.insertCell().textContent = words ?? "";
            for (const number of value) {
              line.insertCell().textContent = words || number === 0 ? number : (number > 0 ? "+" : "−") + Math.abs(number);
            }
          };
          row("value-expected", one, one && "#" + hexadecimal(one));
          row("value-actual", other, other && "#" + hexadecimal(other));
          row("value-difference", one && other && Array.from(other, (value, c) => value - one[c]), null);
        }

        function speak() {
          const { cursor, pictures } = viewer;
          const words = ["expected", "actual"].map((name) => {
            const value = pixel(pictures[name], cursor.x, cursor.y);
            return `${name} ${value ? [...value].join(" ") : "none"}`;
          });
          byId("spoken").textContent = `pixel ${cursor.x}, ${cursor.y}: ${words.join("; ")}`;
        }

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
