/**
 * Makes the committed subsets in `src/assets/fonts` from the fontsource packages, and those of the page and picture of
 * a shared prayer, which community makes. Run it again after changing the character set: `node scripts/make-fonts.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const file = (name) => require.resolve(`@fontsource-variable/${name}`);

/** Latin-1 and the typographic signs that the pages use. Other letters come from the `latin-ext` files, when needed. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, i) => String.fromCodePoint(0xa0 + i)),
  '–—‘’‚“”„•…‹›€™−×→←↑↓ŒœŠšŽžŸ\u2009\u202f',
].join('');

/** One weight, all optical sizes: a heading at 88 px and a verse at 20 px are drawn differently from 34 KB. */
const serifAxes = { wght: 430, opsz: { min: 9, max: 144 }, SOFT: 40, WONK: 0 };
/** Italics appear in verses and quiet asides only, so one optical size is enough. */
const italicAxes = { wght: 400, opsz: 36, SOFT: 40, WONK: 0 };
const sansAxes = { wght: { min: 400, max: 700 } };

const jobs = [
  {
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'fraunces.woff2',
    axes: serifAxes,
  },
  {
    source: 'fraunces/files/fraunces-latin-full-italic.woff2',
    target: 'fraunces-italic.woff2',
    axes: italicAxes,
  },
  {
    source: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    target: 'source-sans.woff2',
    axes: sansAxes,
  },
];

/** One cut each: what draws the pictures reads no compressed and no variable fonts. */
const letterAxes = { wght: 430, opsz: 40, SOFT: 40, WONK: 0 };

const pictureJobs = [
  {
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'fraunces.ttf',
    axes: letterAxes,
  },
  {
    source: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    target: 'source-sans.ttf',
    axes: { wght: 500 },
  },
];

const shareFolder = '../../services/community/src/share/fonts';
const all = [
  ...jobs.map((job) => ({ ...job, format: 'woff2', folder: '../src/assets/fonts' })),
  // The page of a shared prayer stands outside the built site, whose files have names that change.
  ...jobs
    .filter(({ axes }) => axes !== italicAxes)
    .map((job) => ({ ...job, format: 'woff2', folder: shareFolder })),
  ...pictureJobs.map((job) => ({ ...job, format: 'truetype', folder: shareFolder })),
];
for (const { source, target, axes, format, folder } of all) {
  const original = await readFile(file(source));
  const subset = await subsetFont(original, characters, {
    targetFormat: format,
    variationAxes: axes,
  });
  await writeFile(new URL(`${folder}/${target}`, import.meta.url), subset);
  process.stdout.write(`${target}: ${original.length} -> ${subset.length} bytes\n`);
}
