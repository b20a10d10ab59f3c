// Computes the hash of `the_bytes_are_the_same_on_every_machine` (src/synth/tests/sounds.rs) by the page's script:
//     node benches/sound/page.mjs sounds.json
// where sounds.json is what a server answers at /page/sounds.json. Prints the hash, which the test names GOLDEN.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const script = new URL('../../src/visitors/web/page/synth.js', import.meta.url);
const { Synth } = await import(`data:text/javascript,${encodeURIComponent(readFileSync(script, 'utf8'))}`);
const synth = new Synth(JSON.parse(readFileSync(process.argv[2], 'utf8')));
const hash = createHash('sha256');
for (const name of synth.recipes.keys()) {
  for (let take = 0; take < 3; take += 1) hash.update(new Uint8Array(synth.render(name, take).buffer));
}
for (const listening of ['headphones', 'loudspeakers', 'mono']) {
  for (const [after, onto] of [[1, 'left'], [2, { seat: 4 }], [5, 'right']]) {
    const cue = { name: 'laid', take: 7, after, seats: 6, ours: after === 2, clockwise: true, onto, taps: true };
    const [left, right] = synth.atTable(cue, listening);
    const both = new Float32Array(2 * left.length);
    left.forEach((sample, at) => both.set([sample, right[at]], 2 * at));
    hash.update(new Uint8Array(both.buffer));
  }
}
console.log(hash.digest('hex'));
