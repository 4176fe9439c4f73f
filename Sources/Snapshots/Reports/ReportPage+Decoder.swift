extension ReportPage {
    /// Script that decodes a PNG to the exact straight RGBA of its file.
    ///
    /// A canvas would multiply by alpha and back, and convert colours, so that the values below the pointer were not
    /// those that were compared.
    static let decoder = #"""
        "use strict";
        async function decodePNG(base64) {
          const text = atob(base64);
          const file = new Uint8Array(text.length);
          for (let i = 0; i < text.length; i++) file[i] = text.charCodeAt(i);
          const view = new DataView(file.buffer);
          const parts = [];
          let width = 0, height = 0, depth = 0, kind = 0, palette = null, alphas = null;
          for (let offset = 8; offset + 12 <= file.length;) {
            const length = view.getUint32(offset);
            const type = text.slice(offset + 4, offset + 8);
            const body = file.subarray(offset + 8, offset + 8 + length);
            if (type === "IHDR") {
              width = view.getUint32(offset + 8);
              height = view.getUint32(offset + 12);
              depth = body[8];
              kind = body[9];
              if (depth > 8 || body[12] !== 0) throw new Error("this PNG is interlaced or has 16 bits a channel");
            } else if (type === "PLTE") palette = body;
            else if (type === "tRNS") alphas = body;
            else if (type === "IDAT") parts.push(body);
            offset += length + 12;
          }
          const inflated = new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate"));
          const rows = new Uint8Array(await new Response(inflated).arrayBuffer());
          const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[kind];
          const stride = Math.ceil(width * channels * depth / 8);
          const step = Math.max(1, channels * depth >> 3);
          if (rows.length < height * (stride + 1)) throw new Error("the picture's data end early");
          unfilter(rows, height, stride, step);
          const bytes = new Uint8ClampedArray(4 * width * height);
          const top = (1 << depth) - 1;
          const key = alphas && kind === 0 ? [alphas[1]] : alphas && kind === 2 ? [alphas[1], alphas[3], alphas[5]] : null;
          let target = 0;
          for (let y = 0; y < height; y++) {
            const start = y * (stride + 1) + 1;
            for (let x = 0; x < width; x++, target += 4) {
              const at = start + x * channels;
              let red, green, blue, alpha = 255;
              if (kind === 0 || kind === 3) {
                const bit = x * depth;
                const sample = depth === 8 ? rows[at] : rows[start + (bit >> 3)] >> 8 - depth - (bit & 7) & top;
                if (kind === 3) {
                  red = palette[3 * sample];
                  green = palette[3 * sample + 1];
                  blue = palette[3 * sample + 2];
                  if (alphas && sample < alphas.length) alpha = alphas[sample];
                } else {
                  red = green = blue = sample * 255 / top;
                  if (key && sample === key[0]) alpha = 0;
                }
              } else if (kind === 4) {
                red = green = blue = rows[at];
                alpha = rows[at + 1];
              } else {
                red = rows[at];
                green = rows[at + 1];
                blue = rows[at + 2];
                if (kind === 6) alpha = rows[at + 3];
                else if (key && red === key[0] && green === key[1] && blue === key[2]) alpha = 0;
              }
              bytes[target] = red;
              bytes[target + 1] = green;
              bytes[target + 2] = blue;
              bytes[target + 3] = alpha;
            }
          }
          return { width, height, bytes };
        }

        function unfilter(rows, height, stride, step) {
          for (let y = 0; y < height; y++) {
            const start = y * (stride + 1) + 1;
            const above = start - stride - 1;
            const filter = rows[start - 1];
            for (let x = 0; x < stride; x++) {
              const left = x >= step ? rows[start + x - step] : 0;
              const up = y > 0 ? rows[above + x] : 0;
              let guess = 0;
              if (filter === 1) guess = left;
              else if (filter === 2) guess = up;
              else if (filter === 3) guess = left + up >> 1;
              else if (filter === 4) {
                const corner = x >= step && y > 0 ? rows[above + x - step] : 0;
                const sum = left + up - corner;
                const toLeft = Math.abs(sum - left), toUp = Math.abs(sum - up), toCorner = Math.abs(sum - corner);
                guess = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
              }
              rows[start + x] += guess;
            }
          }
        }

        """#
}
