extension ReportPage {
    /// What stands between the header and the pictures; the script fills it.
    static let main = #"""
        <main>
        <noscript><p>Filters and pictures need JavaScript; report.json and junit.xml have the same results.</p></noscript>
        <section id="choose" aria-label="Frames">
        <form id="filters" role="search" aria-label="Filter frames">
        <label class="wide">Name <input type="search" id="search" autocomplete="off" spellcheck="false"></label>
        <label>Verdict <select id="verdicts"></select></label>
        <label>Scene <select id="scenes"></select></label>
        </form>
        <p id="shown" role="status"></p>
        <ol id="frames"></ol>
        </section>
        <p id="nothing">Choose a frame.</p>
        <section id="detail" aria-labelledby="name" hidden>
        <div class="row">
        <button type="button" id="back">← All frames</button>
        <button type="button" id="previous">Previous</button>
        <button type="button" id="next">Next</button>
        <button type="button" id="keys" aria-haspopup="dialog">Keys</button>
        </div>
        <h2 id="name" tabindex="-1"></h2>
        <p><span id="verdict" class="badge"></span> <span id="sentence"></span></p>
        <ul id="explanation"></ul>
        <p id="warning" class="warning"></p>
        <fieldset id="decision" class="row">
        <legend class="unseen">Decision</legend>
        <label class="choice"><input type="radio" name="decision" value="accept"><span>Accept</span></label>
        <label class="choice"><input type="radio" name="decision" value="reject"><span>Reject</span></label>
        <label class="choice"><input type="radio" name="decision" value=""><span>Undecided</span></label>
        </fieldset>
        <p id="trouble" role="alert"></p>
        <div id="viewer">
        <div class="row">
        <fieldset id="modes">
        <legend class="unseen">View</legend>
        <label class="choice"><input type="radio" name="mode" value="side"><span>Side by side</span></label>
        <label class="choice"><input type="radio" name="mode" value="slider"><span>Slider</span></label>
        <label class="choice"><input type="radio" name="mode" value="onion"><span>Onion skin</span></label>
        <label class="choice"><input type="radio" name="mode" value="blink"><span>Blink</span></label>
        <label class="choice"><input type="radio" name="mode" value="difference"><span>Difference</span></label>
        </fieldset>
        </div>
        <div class="row">
        <button type="button" id="zoom-out" aria-label="Zoom out">−</button>
        <output id="zoom" aria-label="Zoom"></output>
        <button type="button" id="zoom-in" aria-label="Zoom in">+</button>
        <button type="button" id="fit">Fit</button>
        <button type="button" id="exact">1 : 1</button>
        <button type="button" id="go">Go to the change</button>
        <label id="amount-label"><span id="amount-name"></span> <input type="range" id="amount" min="0" max="100"></label>
        <label id="gain-label">Show <select id="gain">
        <option value="0">changed pixels</option>
        <option value="1">channels, as they differ</option>
        <option value="8">channels, 8 times</option>
        <option value="64">channels, 64 times</option>
        <option value="picture">the picture of the run</option>
        </select></label>
        <button type="button" id="pause" aria-pressed="false">Pause</button>
        </div>
        <div id="stage" tabindex="0" role="application" aria-describedby="stage-help"
          aria-label="Pictures; arrow keys move from pixel to pixel">
        <figure><figcaption><span></span><span></span></figcaption><canvas></canvas></figure>
        <figure><figcaption><span></span><span></span></figcaption><canvas></canvas></figure>
        </div>
        <p id="stage-help" class="unseen">Plus and minus zoom, Shift moves ten pixels, G goes to the change.</p>
        <p id="spoken" class="unseen" role="status"></p>
        <table id="values">
        <caption></caption>
        <thead><tr><td></td><td></td><th scope="col">colour</th><th scope="col" aria-label="red">R</th>
        <th scope="col" aria-label="green">G</th><th scope="col" aria-label="blue">B</th>
        <th scope="col" aria-label="alpha">A</th></tr></thead>
        <tbody>
        <tr id="value-expected"><th scope="row">expected</th></tr>
        <tr id="value-actual"><th scope="row">actual</th></tr>
        <tr id="value-difference"><th scope="row">difference</th></tr>
        </tbody>
        </table>
        </div>
        <dl id="facts"></dl>
        <details id="figures"><summary>Figures</summary><pre></pre></details>
        </section>
        </main>
        <div id="review" class="row" hidden>
        <span id="decided" role="status"></span>
        <button type="button" id="accept-shown">Accept all shown</button>
        <button type="button" id="download">Download the list</button>
        <span class="wide">then run <code>scrim accept --from scrim-accept.json</code></span>
        </div>
        <dialog id="help" aria-labelledby="help-title">
        <h2 id="help-title">Keys</h2>
        <dl>
        <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous frame</dd>
        <dt><kbd>1</kbd> … <kbd>5</kbd></dt><dd>side by side, slider, onion skin, blink, difference</dd>
        <dt><kbd>+</kbd> <kbd>-</kbd> <kbd>f</kbd> <kbd>e</kbd></dt><dd>zoom in, zoom out, fit, one to one</dd>
        <dt><kbd>g</kbd></dt><dd>go to the change</dd>
        <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>less, more of the slider or the onion skin</dd>
        <dt><kbd>Space</kbd></dt><dd>on the pictures: pause or go on blinking</dd>
        <dt>arrows</dt><dd>on the pictures: a pixel on; with Shift ten</dd>
        <dt><kbd>a</kbd> <kbd>r</kbd> <kbd>u</kbd></dt><dd>in a review: accept, reject, undecided</dd>
        <dt><kbd>/</kbd></dt><dd>search for a name</dd>
        <dt><kbd>Escape</kbd></dt><dd>back to the frames</dd>
        </dl>
        <p><label><input type="checkbox" id="shortcuts" checked> Single letters and digits are shortcuts</label></p>
        <form method="dialog"><button>Close</button></form>
        </dialog>

        """#
}
