import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { site } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';
import { loadSharp } from '../photos/load-sharp.ts';
import { excerpt } from './excerpt.ts';
import { isOfTheHouse } from './letters/letter-fonts.ts';
import { lettersFor } from './letters/letters-for.ts';
import { isRightToLeft } from './letters/plain-text.ts';

/** What social networks show: pixels. */
export const pictureSize = { width: 1_200, height: 630 } as const;

/** By the names in the files, which do not tell the weight. */
const fontFile = (name: string) => fileURLToPath(new URL(`fonts/${name}`, import.meta.url));
const serif = { name: 'Fraunces', fontfile: fontFile('fraunces.ttf') };
const sans = { name: 'Source Sans 3 ExtraLight', fontfile: fontFile('source-sans.ttf') };

const ink = '#1b2338';
const quiet = '#5b6275';
const left = 96;
const column = 690;
/** Where the words of a letter stand, and how much room they have. */
const top = 132;
const mostHeight = 330;
/** The larger the fewer words there are. */
const sizes = [56, 48, 42, 36, 32] as const;
const mostCharacters = 300;

/** The line that says whose letter it is. */
const from = { px: 28, color: ink };

type Line = { text: string; font: { name: string; fontfile: string }; px: number; color: string };

/** Fonts once named stay known: those of other letters stand in for what the named one lacks. */
const known = new Map<string, Promise<unknown>>();
function knowFont(fontfile: string): Promise<unknown> {
  const knowing =
    known.get(fontfile) ?? drawText({ ...from, text: 'a', font: { ...sans, fontfile } });
  known.set(fontfile, knowing);
  return knowing;
}

async function drawText({ text, font, px, color }: Line) {
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      // The comma ends the name: without it the last word of a name could be taken for a weight.
      font: `${font.name}, ${px}`,
      fontfile: font.fontfile,
      width: column,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(px * 0.18),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, height };
}

/** The words of a letter as large as they fit, and cut where even the smallest do not. */
async function drawWords(request: string) {
  let text = excerpt(request, mostCharacters);
  for (const px of sizes) {
    const drawn = await drawText({ text, font: serif, px, color: ink });
    if (drawn.height <= mostHeight) return drawn;
  }
  for (;;) {
    text = excerpt(text, Math.floor(text.length * 0.8));
    const drawn = await drawText({ text, font: serif, px: 32, color: ink });
    if (drawn.height <= mostHeight || text.length < 20) return drawn;
  }
}

const ground = readFile(new URL('letter-ground.svg', import.meta.url));

/**
 * The picture of a letter for those who see its link elsewhere: the beginning of the request, whose it is, and the
 * house's arch. Of a request in letters that no font of ours has it shows only whose it is: never empty boxes.
 */
export async function drawLetter(prayer: {
  userName: string;
  userRequest: string;
}): Promise<Buffer> {
  const [request, name] = await lettersFor([prayer.userRequest, prayer.userName]);
  const fontFiles = new Set([request, name].flatMap((drawable) => drawable?.fontFiles ?? []));
  // One after the other: what draws first decides nothing, and the order of fonts stays the same.
  for (const fontFile of fontFiles) await knowFont(fontFile);

  const title = name ? `A prayer request from ${excerpt(name.text, 40)}` : 'A prayer request';
  const [words, whose, house] = await Promise.all([
    drawWords(request?.text ?? title),
    request && drawText({ ...from, text: title, font: isOfTheHouse(title) ? sans : serif }),
    drawText({ text: site.name, font: sans, px: 24, color: quiet }),
  ]);
  const start = request && isRightToLeft(request.text) ? left + column - words.raw.width : left;
  const sharp = await loadSharp();
  return sharp(await ground)
    .composite([
      { input: words.input, raw: words.raw, left: start, top },
      ...(whose ? [{ input: whose.input, raw: whose.raw, left, top: 504 }] : []),
      { input: house.input, raw: house.raw, left, top: 548 },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
