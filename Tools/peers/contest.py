"""Times contestants at the same work in turns, and prints them as rows of a table."""
import json
import statistics
import subprocess
import time

ROUNDS = 3
DEVICE = "iPhone 16 Pro Max"


class Scrim:
    """The program, which measures its own works in its own process, over the picture of the contest."""

    def __init__(self, program, picture):
        self.program, self.picture = program, picture

    def milliseconds(self, work):
        words = ["bench", "kernels", work, "--device", DEVICE, "--screen", self.picture, "--runs", "15", "--json", "-"]
        report = json.loads(subprocess.run([self.program, *words], check=True, capture_output=True).stdout)
        return next(row for row in report["rows"] if row["name"] == work)["milliseconds"]["median"]

    def run(self, *words):
        subprocess.run([self.program, *words], check=True, capture_output=True)

    def machine(self):
        report = subprocess.run(
            [self.program, "bench", "kernels", "memcpy", "--runs", "15"], check=True, capture_output=True, text=True)
        return report.stdout.strip().split("\n")[-1]


def milliseconds(body, seconds=0.3, least=3):
    """The median of at least three runs, and of as many as fit into the time."""
    times, start = [], time.perf_counter()
    while len(times) < least or time.perf_counter() - start < seconds and len(times) < 100:
        before = time.perf_counter()
        body()
        times.append((time.perf_counter() - before) * 1e3)
    return statistics.median(times)


def contest(title, scrim, work, peers, notes=None, outside=()):
    """Measures Scrim's work and the peers' bodies by turns, and prints the median of the rounds of each.

    `notes` tells for a contestant's name what else is known of it, such as its error. Those whose names are `outside`
    do less, or do it too badly to count: their multiples stand in brackets, that of the fastest other peer in bold.
    """
    notes = notes or {}
    for body in peers.values():
        body()
    times = {"Scrim": [], **{name: [] for name in peers}}
    for _ in range(ROUNDS):
        times["Scrim"].append(scrim.milliseconds(work))
        for name, body in peers.items():
            times[name].append(milliseconds(body))
    own = statistics.median(times["Scrim"])
    medians = {name: statistics.median(values) for name, values in times.items()}
    rivals = [name for name in peers if name not in outside]
    fastest = min(rivals, key=medians.get, default=None)
    for name, value in medians.items():
        ratio = f"{value / own:.1f}"
        ratio = f"**{ratio}**" if name == fastest else f"({ratio})" if name in outside else ratio
        print(f"| {title} | {name} | {value:.2f} | {ratio} | {notes.get(name, '')} |", flush=True)


def heading():
    print("| work | library | ms | times Scrim's | |\n| --- | --- | ---: | ---: | --- |", flush=True)
