/**
 * Draws the icons that browsers and home screens ask for out of `public/favicon.svg`: PNG files and `favicon.ico`.
 * Needs Chromium on the path, or CHROME_PATH. `node scripts/make-icons.mjs`
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
const work = await mkdtemp(join(tmpdir(), 'icons-'));

/**
 * @param size pixels of both sides
 * @param share of the size that the mark takes; the rest is ground, which home screens cut into their own shape
 */
async function draw(size, share, ground) {
  const page = join(work, 'icon.html');
  const picture = join(work, 'icon.png');
  const margin = (size * (1 - share)) / 2;
  await writeFile(
    page,
    `<style>body{margin:0;background:${ground}}
    svg{position:absolute;inset:${margin}px;width:${size * share}px;height:${size * share}px}</style>${mark}`,
  );
  const chromium = process.env['CHROME_PATH'] ?? 'chromium';
  const { status, stderr } = spawnSync(chromium, [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--window-size=${size},${size}`,
    `--screenshot=${picture}`,
    `file://${page}`,
  ]);
  if (status !== 0) throw new Error(`Chromium ended with ${String(status)}: ${stderr.toString()}`);
  return readFile(picture);
}

/** An icon file that holds one PNG. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const paper = '#fbf7f0';
const files = {
  'icon-192.png': await draw(192, 0.92, 'transparent'),
  'icon-512.png': await draw(512, 0.92, 'transparent'),
  'icon-maskable-512.png': await draw(512, 0.6, paper),
  'apple-touch-icon.png': await draw(180, 0.72, paper),
  'favicon.ico': ico(await draw(48, 1, 'transparent'), 48),
};
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(join(folder, name), bytes);
  process.stdout.write(`${name}: ${bytes.length} bytes\n`);
}
await rm(work, { recursive: true });
