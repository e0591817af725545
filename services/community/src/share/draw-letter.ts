import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { site } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';
import { loadSharp } from '../photos/load-sharp.ts';
import { excerpt } from './excerpt.ts';
import { isOfTheHouse } from './letters/letter-fonts.ts';
import { lettersFor } from './letters/letters-for.ts';
import { isRightToLeft } from './letters/plain-text.ts';

/** Size of the picture that social networks show, in pixels. */
export const pictureSize = { width: 1_200, height: 630 } as const;

/** File names of the fonts; they do not tell the weight. */
const fontFile = (name: string) => fileURLToPath(new URL(`fonts/${name}`, import.meta.url));
const serif = { name: 'Fraunces', fontfile: fontFile('fraunces.ttf') };
const sans = { name: 'Source Sans 3 ExtraLight', fontfile: fontFile('source-sans.ttf') };

const ink = '#1b2338';
const quiet = '#5b6275';
const left = 96;
const column = 690;
/** Position and room of a letter's words. */
const top = 132;
const mostHeight = 330;
/** The fewer the words, the larger the font. */
const sizes = [56, 48, 42, 36, 32] as const;
const mostCharacters = 300;

/** The line with the author's name. */
const from = { px: 28, color: ink };

type Line = { text: string; font: { name: string; fontfile: string }; px: number; color: string };

/** Registered fonts stay registered: fonts for other scripts fill in letters that the named font lacks. */
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
      // The comma ends the name: without it the last word of a name could be read as a weight.
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

/** Draws the words of a letter in the largest size that fits, and cuts them when even the smallest does not fit. */
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
 * Draws the share picture of a prayer: the beginning of the request, the author's name, and the logo's arch. When no
 * font has the letters of the request, it shows only the name, never empty boxes.
 */
export async function drawLetter(prayer: {
  userName: string;
  userRequest: string;
}): Promise<Buffer> {
  const [request, name] = await lettersFor([prayer.userRequest, prayer.userName]);
  const fontFiles = new Set([request, name].flatMap((drawable) => drawable?.fontFiles ?? []));
  // One after the other, so that the order of fonts does not depend on which picture is drawn first.
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
