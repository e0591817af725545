/**
 * Draws the portraits of the founder (`public/media/founder.svg`, with his cover) and of the demo people, whose photos
 * community's demo data brings along as JPEG, like anybody's: `node scripts/make-portraits.mjs`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawCover } from './portraits/draw-cover.mjs';
import { drawPortrait } from './portraits/draw-portrait.mjs';
import { people } from './portraits/people.mjs';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const media = folder('../public/media/');
const demo = folder('../../services/community/src/demo/portraits/');

const { founder, ...demoPeople } = people;
await mkdir(demo, { recursive: true });
await writeFile(`${media}founder.svg`, drawPortrait(founder));
await writeFile(`${media}founder-cover.svg`, drawCover());
for (const [name, person] of Object.entries(demoPeople)) {
  const drawing = Buffer.from(drawPortrait(person));
  const jpeg = sharp(drawing, { density: 144 }).resize(480, 600).jpeg({ quality: 82 });
  await writeFile(`${demo}${name}.jpg`, await jpeg.toBuffer());
}
