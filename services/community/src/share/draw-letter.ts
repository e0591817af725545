import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { site } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';
import { loadSharp } from '../photos/load-sharp.ts';
import { drawableText } from './drawable-text.ts';
import { excerpt } from './excerpt.ts';

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
const words = { top: 132, height: 330 };
/** The larger the fewer words there are. */
const sizes = [56, 48, 42, 36, 32] as const;
const mostCharacters = 300;

type Line = { text: string; font: { name: string; fontfile: string }; px: number; color: string };

/** Fonts once named stay known. The other Latin letters have the same name as the first. */
const knowMoreLetters = async () => {
  const sharp = await loadSharp();
  const text = { text: 'ő', font: serif.name, fontfile: fontFile('fraunces-more.ttf') };
  await sharp({ text }).raw().toBuffer();
};
let knowing: Promise<void> | undefined;

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
    if (drawn.height <= words.height) return drawn;
  }
  for (;;) {
    text = excerpt(text, Math.floor(text.length * 0.8));
    const drawn = await drawText({ text, font: serif, px: 32, color: ink });
    if (drawn.height <= words.height || text.length < 20) return drawn;
  }
}

/** Lines as of handwriting, where the words themselves cannot be drawn. */
const unreadLines = [640, 690, 610, 660, 380]
  .map((width, line) => {
    const y = 168 + line * 62;
    return `<path d="M${left} ${y}h${width}" stroke="#d9cfba" stroke-width="10" stroke-linecap="round"/>`;
  })
  .join('');

const ground = readFile(new URL('letter-ground.svg', import.meta.url), 'utf8');

/**
 * The picture of a letter for those who see its link elsewhere: the beginning of the request, whose it is, and the
 * house's arch. Words in a script that our fonts lack are drawn as lines, never as empty boxes.
 */
export async function drawLetter(prayer: {
  userName: string;
  userRequest: string;
}): Promise<Buffer> {
  knowing ??= knowMoreLetters();
  await knowing;
  const request = drawableText(prayer.userRequest);
  const name = drawableText(prayer.userName);
  const title = name ? `A prayer request from ${excerpt(name, 40)}` : 'A prayer request';
  const [drawn, from, house] = await Promise.all([
    request ? drawWords(request) : undefined,
    drawText({ text: title, font: sans, px: 28, color: ink }),
    drawText({ text: site.name, font: sans, px: 24, color: quiet }),
  ]);
  const svg = (await ground).replace('<!-- words -->', request ? '' : unreadLines);
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg))
    .composite([
      ...(drawn ? [{ input: drawn.input, raw: drawn.raw, left, top: words.top }] : []),
      { input: from.input, raw: from.raw, left, top: 504 },
      { input: house.input, raw: house.raw, left, top: 548 },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
