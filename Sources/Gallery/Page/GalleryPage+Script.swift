extension GalleryPage {
    /// Filters, themes, and the speed of the animations.
    ///
    /// A browser has no way to play an animated PNG faster, or to stop it. So the page makes another file of it: with
    /// other delays in its frame controls, whose checksums follow, or with the first picture alone.
    static let script = #"""

        'use strict';
        (() => {
        const byID = id => document.getElementById(id);
        const list = selector => Array.from(document.querySelectorAll(selector));

        // Animations.
        const crcTable = Uint32Array.from({length: 256}, (_, index) => {
            let value = index;
            for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xEDB88320 ^ (value >>> 1) : value >>> 1;
            return value;
        });
        const crc = bytes => {
            let value = 0xFFFFFFFF;
            for (const byte of bytes) value = crcTable[(value ^ byte) & 255] ^ (value >>> 8);
            return (value ^ 0xFFFFFFFF) >>> 0;
        };
        const name = (bytes, at) => String.fromCharCode(...bytes.subarray(at, at + 4));
        const chunks = bytes => {
            const view = new DataView(bytes.buffer);
            const found = [];
            for (let at = 8; at < bytes.length;) {
                const length = view.getUint32(at);
                found.push({at, length, type: name(bytes, at + 4)});
                at += 12 + length;
            }
            return found;
        };
        const paced = (bytes, speed) => {
            const view = new DataView(bytes.buffer);
            for (const {at, length, type} of chunks(bytes)) {
                if (type !== 'fcTL') continue;
                const delay = view.getUint16(at + 28) / (view.getUint16(at + 30) || 100) / speed;
                view.setUint16(at + 28, Math.min(65535, Math.max(1, Math.round(delay * 1000))));
                view.setUint16(at + 30, 1000);
                view.setUint32(at + 8 + length, crc(bytes.subarray(at + 4, at + 8 + length)));
            }
            return [bytes];
        };
        const still = bytes => [bytes.subarray(0, 8)].concat(chunks(bytes)
            .filter(({type}) => !['acTL', 'fcTL', 'fdAT'].includes(type))
            .map(({at, length}) => bytes.subarray(at, at + 12 + length)));
        const animations = list('.stage img').map(image => ({image, source: image.src, made: null}));
        const motion = matchMedia('(prefers-reduced-motion: reduce)');
        const play = byID('play');
        let plays = !motion.matches;
        let speed = 1;
        const show = () => {
            play.setAttribute('aria-pressed', plays);
            for (const animation of animations) {
                const old = animation.made;
                animation.made = null;
                if (plays && speed === 1) {
                    animation.image.src = animation.source;
                } else {
                    const text = atob(animation.source.slice(animation.source.indexOf(',') + 1));
                    const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0));
                    const parts = plays ? paced(bytes, speed) : still(bytes);
                    animation.made = URL.createObjectURL(new Blob(parts, {type: 'image/png'}));
                    animation.image.src = animation.made;
                }
                if (old) URL.revokeObjectURL(old);
            }
        };
        play.addEventListener('click', () => { plays = !plays; show(); });
        motion.addEventListener('change', () => { plays = !motion.matches; show(); });
        list('[name=speed]').forEach(input => input.addEventListener('change', () => {
            speed = Number(input.value);
            plays = true;
            show();
        }));

        // Appearance.
        const theme = () => { document.documentElement.dataset.theme = document.querySelector('[name=theme]:checked').value; };
        list('[name=theme]').forEach(input => input.addEventListener('change', theme));

        // Names.
        const filter = byID('filter');
        const designs = list('li').map(item => ({
            item,
            text: [item.dataset.name, item.dataset.word, item.closest('section').querySelector('h2').textContent]
                .join(' ').toLowerCase(),
        }));
        const sift = () => {
            const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
            let count = 0;
            for (const {item, text} of designs) {
                item.hidden = !words.every(word => text.includes(word));
                if (!item.hidden) count += 1;
            }
            for (const section of list('main section')) section.hidden = !section.querySelector('li:not([hidden])');
            byID('none').hidden = count > 0;
            byID('count').textContent = words.length ? `${count} of ${designs.length} designs` : `${designs.length} designs`;
        };
        filter.addEventListener('input', sift);

        // Code.
        const say = text => { byID('said').textContent = text; };
        list('.copy').forEach(button => button.addEventListener('click', async () => {
            const code = button.closest('.code').querySelector('code');
            try {
                await navigator.clipboard.writeText(code.textContent);
                say('Copied');
                button.firstChild.data = 'Copied';
                setTimeout(() => { button.firstChild.data = 'Copy'; }, 2000);
            } catch {
                getSelection().selectAllChildren(code);
                say('Selected; copy it with the keyboard');
            }
        }));

        // A browser may have kept what was chosen before a reload.
        const chosen = document.querySelector('[name=speed]:checked');
        speed = Number(chosen.value);
        theme();
        sift();
        if (!plays || speed !== 1) show();
        })();

        """#
}
