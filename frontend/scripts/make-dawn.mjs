/**
 * Films `dawn-light.mjs` for the hero, wide and small: `public/media/dawn*.webm` and `.mp4`, each with two stills: the
 * hour before dawn, in which the film begins, and the risen sun, in which it rests. Needs ffmpeg on the path.
 * `node scripts/make-dawn.mjs` (some minutes); with `--still` only the stills.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colourAt, ridgeLines, softLayers } from './dawn-light.mjs';

/**
 * On a screen of 1920 pixels the picture is 109 percent as wide, and still has a pixel for each of the screen. Nothing
 * that moves by itself may do so for longer than five seconds.
 */
const film = { width: 2112, height: 1188, rate: 24, seconds: 4.8 };
/** For phones, where a part of the picture fills the width. */
const small = { width: 1120, height: 630 };
const media = fileURLToPath(new URL('../public/media/', import.meta.url));
const lines = ridgeLines(film.width);

// A grain of less than one step hides the bands that eight bits would show in a gradient. It stands still: grain that
// moves would be most of the film.
const grain = Float32Array.from({ length: film.width * film.height }, () => Math.random() - 0.5);

function frame(morning) {
  const { width, height } = film;
  const pixels = Buffer.alloc(width * height * 3);
  const layers = softLayers(morning);
  const colour = [0, 0, 0];
  const here = lines.map(() => 0);
  for (let x = 0; x < width; x += 1) {
    for (const [i, line] of lines.entries()) here[i] = line[x];
    for (let y = 0; y < height; y += 1) {
      colourAt(colour, x / width, y / height, morning, width / height, layers, here);
      const at = y * width + x;
      for (let i = 0; i < 3; i += 1)
        pixels[at * 3 + i] = Math.round(Math.min(255, Math.max(0, colour[i] + grain[at])));
    }
  }
  return pixels;
}

/** How far the morning has come: it begins and comes to rest gently. */
const morningAt = (time) => time ** 2 * (3 - 2 * time);

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
const sizes = { dawn: film, 'dawn-small': small };
const scaleTo = ({ width, height }) => ['-vf', `scale=${width}:${height}:flags=lanczos`];
await mkdir(media, { recursive: true });

const stills = { before: [0, '60'], risen: [1, '72'] };
for (const [name, [morning, quality]] of Object.entries(stills)) {
  const picture = frame(morning);
  for (const [size, to] of Object.entries(sizes)) {
    const file = join(media, `${size}-${name}.webp`);
    const made = ['-frames:v', '1', '-quality', quality, file];
    await ffmpeg([...raw, '-i', '-', ...scaleTo(to), ...made], (input) => input.write(picture));
  }
}

if (!process.argv.includes('--still')) {
  const lossless = join(tmpdir(), `dawn-${process.pid}.mkv`);
  const input = [...raw, '-r', String(film.rate), '-i', '-'];
  await ffmpeg([...input, '-c:v', 'ffv1', lossless], async (frames) => {
    const count = Math.round(film.rate * film.seconds);
    for (let index = 0; index < count; index += 1) {
      const picture = frame(morningAt(index / (count - 1)));
      if (!frames.write(picture)) await once(frames, 'drain');
    }
  });
  const codecs = {
    webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '33', '-row-mt', '1'],
    mp4: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-movflags', '+faststart'],
  };
  for (const [size, to] of Object.entries(sizes))
    for (const [ending, codec] of Object.entries(codecs)) {
      const encoding = [...scaleTo(to), '-pix_fmt', 'yuv420p', '-an', ...codec];
      await ffmpeg(['-i', lossless, ...encoding, join(media, `${size}.${ending}`)]);
    }
  await rm(lossless);
}

for (const size of Object.keys(sizes))
  for (const ending of ['-before.webp', '-risen.webp', '.webm', '.mp4']) {
    const { size: bytes } = await stat(join(media, size + ending)).catch(() => ({ size: 0 }));
    process.stdout.write(`${size}${ending}: ${bytes} bytes\n`);
  }
