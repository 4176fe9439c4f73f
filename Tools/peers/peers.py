"""Scrim beside OpenCV, Skia, libvips, Pillow, Blend2D and pixelmatch: peers.py SCRIM FOLDER [SUBJECT…]"""
import importlib.metadata
import io
import math
import os
import subprocess
import sys

import blend2d
import cv2
import numpy as np
import pyvips
import skia
from PIL import Image
from pixelmatch import pixelmatch
from scipy import ndimage

from contest import DEVICE, Scrim, contest, heading

FONT = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
SENTENCE = "Quick brown foxes jump over the lazy dog; 12 sphinxes of black quartz judge my vow. "
cv2.setNumThreads(1)
pyvips.cache_set_max(0)


class Input:
    """The picture that all work on: a screen of the device, drawn by Scrim."""

    def __init__(self, program, folder):
        self.folder = folder
        frames = f"{folder}/frames"
        subprocess.run([program, "render", "--device", DEVICE, "--state", "success", "--backdrop", "clear", "--out", frames],
                       check=True, capture_output=True)
        self.path = f"{frames}/{os.listdir(frames)[0]}"
        self.pixels = read(self.path)
        self.height, self.width = self.pixels.shape[:2]
        self.image = skia.Image.fromarray(self.pixels, skia.kRGBA_8888_ColorType)
        # The surface draws into this array, and does not keep it alive itself.
        self.drawn = self.pixels.copy()
        self.surface = skia.Surface(self.drawn)

    def skia(self, draw):
        """A body that draws with Skia over the picture, and over what it drew before: that takes the same time."""
        canvas = self.surface.getCanvas()
        return lambda: draw(canvas)

    def blend2d(self, draw):
        """A body that draws with Blend2D on an image of the picture's size."""
        image = blend2d.BLImage(self.width, self.height, blend2d.BLFormat.PRGB32)

        def body():
            context = blend2d.BLContext(image)
            draw(context)
            context.flush()
        return body


def read(path):
    return np.array(Image.open(path).convert("RGBA"))


def blur_contest(title, scrim, work, peers, results, exact, limit=3):
    """A contest of those who come within `limit` steps of the Gaussian; `results` are pictures, or rows of them."""
    errors = {name: np.abs(np.asarray(result)[..., :3].astype(np.float64) - exact).max()
              for name, result in results.items()}
    notes = {name: f"{error:.2f} steps from the Gaussian" for name, error in errors.items()}
    contest(title, scrim, work, peers, notes, {name for name in peers if errors[name] > limit})


def true_gaussian(pixels, sigma):
    return np.stack([ndimage.gaussian_filter(pixels[..., c].astype(np.float64), sigma, mode="nearest", truncate=6)
                     for c in range(3)], -1)


def shrunk_blur(pixels, sigma, factor):
    """Area down, Gauss of the variance that is left, linear up: the fastest that OpenCV can be made to blur."""
    height, width = pixels.shape[:2]
    left = math.sqrt(max(sigma * sigma - factor * factor / 4, 0.01)) / factor
    small = cv2.resize(pixels, (-(-width // factor), -(-height // factor)), interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), left, borderType=cv2.BORDER_REPLICATE)
    return cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR)


def factor_for(sigma):
    return 1 << max(0, min(4, int(math.log2(sigma / 3.5))))


def blur(scrim, given):
    for sigma, work in [(3, "sweep-3"), (5, "sweep-5"), (10, "sweep-10"), (20, "sweep-20"), (30, "blur-30"),
                        (50, "sweep-50"), (90, "blur-90")]:
        exact = true_gaussian(given.pixels, sigma)
        out = f"{given.folder}/blurred.png"
        scrim.run("blur", given.path, out, "--sigma", str(sigma), "--edges", "clamp")
        factor = factor_for(sigma)
        picture = pyvips.Image.new_from_memory(given.pixels.data, given.width, given.height, 4, "uchar")
        filter_ = skia.ImageFilters.Blur(sigma, sigma, skia.TileMode.kClamp)
        paint = skia.Paint(ImageFilter=filter_)
        peers = {
            f"OpenCV, area 1/{factor}, Gauss, linear up": lambda: shrunk_blur(given.pixels, sigma, factor),
            "OpenCV, stackBlur": lambda: cv2.stackBlur(given.pixels, (2 * round(2 * sigma) + 1,) * 2),
            "libvips, gaussblur": lambda: picture.gaussblur(sigma, min_ampl=0.01).write_to_memory(),
            "Pillow, GaussianBlur": lambda: Image.fromarray(given.pixels).filter(PIL_blur(sigma)),
            "Skia, ImageFilters.Blur": given.skia(lambda canvas: canvas.drawImage(
                given.image, 0, 0, skia.SamplingOptions(), paint)),
        }
        if sigma <= 10:
            peers["OpenCV, GaussianBlur"] = lambda: cv2.GaussianBlur(
                given.pixels, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
        vips = np.frombuffer(peers["libvips, gaussblur"](), np.uint8).reshape(given.pixels.shape)
        peers["Skia, ImageFilters.Blur"]()
        results = {name: body() for name, body in peers.items() if name.startswith(("OpenCV", "Pillow"))}
        results |= {"Scrim": read(out), "libvips, gaussblur": vips, "Skia, ImageFilters.Blur": given.drawn}
        blur_contest(f"blur, σ {sigma}", scrim, work, peers, results, exact)


def PIL_blur(sigma):
    from PIL import ImageFilter
    return ImageFilter.GaussianBlur(sigma)


def rows(scrim, given):
    """Constant blurs at eleven sigmas, each of the rows that use it, mixed by row in the variance."""
    height = given.height
    sigmas = 30 * np.arange(height) / (height - 1)
    levels = [0, 0.7, 1.4, 2.4, 4, 6.5, 10, 14, 19, 24, 30]

    def composed():
        result = np.empty_like(given.pixels)
        for low, high in zip(levels, levels[1:]):
            used = np.flatnonzero((sigmas >= low) & ((sigmas < high) | ((high == 30) & (sigmas <= high))))
            first, last = used[0], used[-1] + 1
            margin = int(3 * high) + 1
            top, bottom = max(0, first - margin), min(height, last + margin)
            part = given.pixels[top:bottom]
            pair = [part if level == 0 else cv2.GaussianBlur(part, (0, 0), level, borderType=cv2.BORDER_REPLICATE)
                    if level < 4 else shrunk_blur(part, level, factor_for(level)) for level in (low, high)]
            weight = ((sigmas[first:last] ** 2 - low ** 2) / (high ** 2 - low ** 2)).astype(np.float32)[:, None, None]
            one, other = (picture[first - top:last - top] for picture in pair)
            result[first:last] = (one + (other.astype(np.float32) - one) * weight + 0.5).astype(np.uint8)
        return result

    def exact(rows):
        lines = []
        for y in rows:
            reach = int(6 * sigmas[y]) + 1
            offsets = np.arange(-reach, reach + 1)
            kernel = np.exp(-offsets ** 2 / (2 * max(sigmas[y], 1e-6) ** 2))
            kernel /= kernel.sum()
            line = np.tensordot(kernel, given.pixels[np.clip(y + offsets, 0, height - 1), :, :3].astype(np.float64), 1)
            lines.append(ndimage.convolve1d(line, kernel, axis=0, mode="nearest"))
        return np.stack(lines)

    out = f"{given.folder}/rows.png"
    scrim.run("blur", given.path, out, "--rows", "0:30", "--edges", "clamp")
    sample = np.linspace(0, height - 1, 40).astype(int)
    results = {"Scrim": read(out)[sample], "OpenCV, composed": composed()[sample]}
    # Nothing that can be composed comes closer, so the closest counts.
    blur_contest("blur by rows, σ 0 to 30", scrim, "blur-rows-30", {"OpenCV, composed": composed}, results,
                 exact(sample), limit=math.inf)


def material(scrim, given):
    red, green, blue, saturation = 0.2126, 0.7152, 0.0722, 1.5
    keep = 1 - saturation
    matrix = [saturation * (row == column) + keep * luma for row in range(3) for column, luma in
              enumerate([red, green, blue])]
    values = []
    for row in range(3):
        values += matrix[3 * row:3 * row + 3] + [0, 0.1]
    filter_ = skia.ImageFilters.ColorFilter(
        skia.ColorFilters.Matrix(values + [0, 0, 0, 1, 0]), skia.ImageFilters.Blur(90, 90, skia.TileMode.kClamp))
    paint = skia.Paint(ImageFilter=filter_)
    body = given.skia(lambda canvas: canvas.drawImage(given.image, 0, 0, skia.SamplingOptions(), paint))
    contest("regular material", scrim, "material-regular", {"Skia, blur and matrix, no curve": body})


def text(scrim, given):
    size, count = 17, 8000
    font = skia.Font(skia.Typeface.MakeFromFile(FONT), size)
    font.setSubpixel(True)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    line = SENTENCE * 2
    perline = len(line)
    lines = [(line, 3 + index / 16 % 1, 20 * (index + 1)) for index in range(count // perline)]
    lines.append((line[:count - perline * len(lines)], 3, 20 * (len(lines) + 1)))
    blobs = [(skia.TextBlob.MakeFromString(words, font), x, y) for words, x, y in lines if words]
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorBLACK)

    def draw_skia(canvas):
        for blob, x, y in blobs:
            canvas.drawTextBlob(blob, x, y, paint)

    face = blend2d.BLFontFace.create_from_file(FONT)
    font2 = blend2d.BLFont.create_new(face, float(size))

    def draw_blend2d(context):
        context.set_fill_style((0, 0, 0, 255))
        for words, x, y in lines:
            context.fill_text(blend2d.BLPoint(x, y), font2, words)

    contest("8,000 glyphs at 17 px", scrim, "glyphs",
            {"Skia, text blobs": given.skia(draw_skia), "Blend2D, fill_text": given.blend2d(draw_blend2d)})


def ellipses(given):
    """The ellipses of Scrim's work of the same name: centre, radii and colour from one sequence."""
    state, shapes = 1, []

    def next_(limit):
        nonlocal state
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        return (state >> 8) % limit
    for _ in range(1000):
        x, y = next_(given.width), next_(given.height)
        rx, ry = 10 + next_(60), 10 + next_(60)
        shapes.append((x, y, rx, ry, 0x80000000 | next_(1 << 23) << 1))
    return shapes


def paths(scrim, given):
    shapes = ellipses(given)
    paint = skia.Paint(AntiAlias=True)

    def draw_skia(canvas):
        for x, y, rx, ry, color in shapes:
            paint.setColor(color)
            canvas.drawPath(skia.Path.Oval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry)), paint)

    def draw_blend2d(context):
        for x, y, rx, ry, color in shapes:
            context.set_fill_style((color >> 16 & 255, color >> 8 & 255, color & 255, 128))
            path = blend2d.BLPath()
            path.add_ellipse(x, y, rx, ry)
            context.fill_path(path)

    contest("1,000 translucent ellipses", scrim, "paths",
            {"Skia": given.skia(draw_skia), "Blend2D": given.blend2d(draw_blend2d)})


def cards(scrim, given):
    left, top = (given.width - 1080) / 2, (given.height - 600) / 2
    card = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(left, top, 1080, 600), 42, 42)
    white = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    sigma = 20.0

    def draw(canvas):
        nonlocal sigma
        sigma += 1 / 4096
        shadow = skia.Paint(AntiAlias=True, Color=0x4D000000, MaskFilter=skia.MaskFilter.MakeBlur(
            skia.kNormal_BlurStyle, sigma))
        canvas.drawRRect(card, shadow)
        canvas.drawRRect(card, white)

    contest("card with a shadow of σ 20", scrim, "shadow-card", {"Skia, mask filter": given.skia(draw)})


def compare(scrim, given):
    same = given.pixels.copy()
    other = given.pixels.copy()
    flat = other.reshape(-1, 4)
    flat[::97, 0] ^= 0x40
    count = len(range(0, len(flat), 97))

    def numpy(one, two):
        return lambda: int((one.view(np.uint32) != two.view(np.uint32)).sum())

    def matched(one, two):
        images = [Image.fromarray(picture) for picture in (one, two)]
        return lambda: pixelmatch(*images, threshold=0, includeAA=True)

    for title, work, two, expected in [("compare, equal", "compare", same, 0),
                                       ("compare, one in 97 differs", "compare-differing", other, count)]:
        peers = {"pixelmatch-fast": matched(given.pixels, two), "NumPy, count of words": numpy(given.pixels, two)}
        for name, body in peers.items():
            if body() != expected:
                print(f"{name} counts {body()}, not {expected}", file=sys.stderr)
        notes = {name: f"counts {body()}" for name, body in peers.items()}
        notes["NumPy, count of words"] += ", and tells no more"
        contest(title, scrim, work, peers, notes, {"NumPy, count of words"})


def png(scrim, given):
    out = f"{given.folder}/own.png"
    scrim.run("blur", given.path, out, "--sigma", "0")
    rgb = np.ascontiguousarray(given.pixels[..., :3])
    swapped = rgb[..., ::-1].copy()

    def pillow(level):
        def body():
            file = io.BytesIO()
            Image.fromarray(rgb).save(file, "png", compress_level=level)
            return file.getvalue()
        return body

    def opencv(*options):
        return lambda: cv2.imencode(".png", swapped, list(options))[1].tobytes()

    peers = {"Pillow, level 6": pillow(6), "Pillow, level 1": pillow(1),
             "OpenCV, libpng level 6, all filters": opencv(
                 cv2.IMWRITE_PNG_COMPRESSION, 6, cv2.IMWRITE_PNG_FILTER, cv2.IMWRITE_PNG_ALL_FILTERS),
             "OpenCV, defaults": opencv()}
    notes = {name: f"{len(body()) / 1024:.0f} KiB" for name, body in peers.items()}
    notes["Scrim"] = f"{os.path.getsize(out) / 1024:.0f} KiB"
    contest("PNG encoding", scrim, "png-fast", peers, notes)


SUBJECTS = {"blur": blur, "rows": rows, "material": material, "text": text, "paths": paths, "cards": cards,
            "compare": compare, "png": png}


def main():
    program, folder, *subjects = sys.argv[1:]
    if unknown := [word for word in subjects if word not in SUBJECTS]:
        sys.exit(f"there is no subject {unknown[0]}; allowed: {', '.join(SUBJECTS)}")
    given = Input(program, folder)
    scrim = Scrim(program, given.path)
    print(f"# Scrim beside other libraries\n\n{scrim.machine()}\n")
    packages = ["opencv-python-headless", "skia-python", "blend2d-python", "pyvips-binary", "pillow", "pixelmatch-fast",
                "numpy", "scipy"]
    print(", ".join(f"{name} {importlib.metadata.version(name)}" for name in packages) + "\n")
    print(f"{given.width}×{given.height} RGBA8, one thread each, by turns; ms is the median. The fastest peer's multiple of "
          "Scrim's time is bold. Peers whose multiple stands in brackets do not count: blurs by one σ more than three steps "
          "of 255 from the Gaussian, and comparisons that tell less.\n")
    heading()
    for name in subjects or SUBJECTS:
        SUBJECTS[name](scrim, given)


main()
