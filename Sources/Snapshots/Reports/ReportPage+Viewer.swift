extension ReportPage {
    /// Script of the pictures: what is seen of them, how large, and where they differ.
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


        """#
}
