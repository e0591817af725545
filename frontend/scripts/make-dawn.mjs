/**
 * Films `dawn-light.mjs` for the hero: `public/media/dawn.webm`, `dawn.mp4` and the poster. Needs ffmpeg on the path.
 * `node scripts/make-dawn.mjs` (some minutes); with `--still` only the poster.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colourAt, softLayers } from './dawn-light.mjs';

// Small frames, scaled up smoothly: the picture is soft but for its ridges. It starts with the sun up, as the poster
// shows it.
const film = { width: 640, height: 360, rate: 20, seconds: 14, start: 0.42 };
const media = fileURLToPath(new URL('../public/media/', import.meta.url));

function frame(turn) {
  const pixels = Buffer.alloc(film.width * film.height * 3);
  const layers = softLayers(turn);
  for (let y = 0; y < film.height; y += 1) {
    for (let x = 0; x < film.width; x += 1) {
      const [red, green, blue] = colourAt(
        x / film.width,
        y / film.height,
        turn,
        film.width / film.height,
        layers,
      );
      // A grain of less than one step hides the bands that eight bits would show in a gradient.
      const grain = Math.random() - 0.5;
      const at = (y * film.width + x) * 3;
      pixels[at] = Math.round(Math.min(255, Math.max(0, red + grain)));
      pixels[at + 1] = Math.round(Math.min(255, Math.max(0, green + grain)));
      pixels[at + 2] = Math.round(Math.min(255, Math.max(0, blue + grain)));
    }
  }
  return pixels;
}

async function ffmpeg(args, feed) {
  const child = spawn('ffmpeg', ['-y', '-v', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  if (feed) await feed(child.stdin);
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${film.width}x${film.height}`];
const scaled = ['-vf', 'scale=1280:720:flags=bicubic'];
await mkdir(media, { recursive: true });

const still = frame(film.start);
await ffmpeg(
  [...raw, '-i', '-', ...scaled, '-frames:v', '1', '-quality', '72', join(media, 'dawn.webp')],
  (input) => input.write(still),
);

if (!process.argv.includes('--still')) {
  const lossless = join(tmpdir(), `dawn-${process.pid}.mkv`);
  const input = [...raw, '-r', String(film.rate), '-i', '-'];
  await ffmpeg([...input, '-c:v', 'ffv1', lossless], async (frames) => {
    const count = film.rate * film.seconds;
    for (let index = 0; index < count; index += 1) {
      if (!frames.write(frame((film.start + index / count) % 1))) await once(frames, 'drain');
    }
  });
  const colours = ['-pix_fmt', 'yuv420p', '-an'];
  await ffmpeg([
    '-i',
    lossless,
    ...scaled,
    ...colours,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '36',
    '-row-mt',
    '1',
    join(media, 'dawn.webm'),
  ]);
  await ffmpeg([
    '-i',
    lossless,
    ...scaled,
    ...colours,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '27',
    '-movflags',
    '+faststart',
    join(media, 'dawn.mp4'),
  ]);
  await rm(lossless);
}

for (const file of ['dawn.webp', 'dawn.webm', 'dawn.mp4']) {
  const size = await stat(join(media, file)).then(
    ({ size }) => size,
    () => 0,
  );
  process.stdout.write(`${file}: ${size} bytes\n`);
}
