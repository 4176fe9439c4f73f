extension ReportPage {
    /// Script that draws the pictures: five views of one zoomed part, and the values of the pixel below the cursor.
    static let drawing = #"""
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


        """#
}
