/**
 * Films `dawn-light.mjs` for the hero, wide and small: `public/media/dawn*.webm` and `.mp4`, in which the sun rises,
 * and `dawn*-morning.webm` and `.mp4`, in which clouds and mist drift and come back. Each size has two
 * stills: the hour before dawn, in which the first film begins, and the risen sun, in which it ends and the second one
 * begins and ends. Needs ffmpeg on the path. `node scripts/make-dawn.mjs` (some minutes) makes all; with `--still` only
 * the stills, with `--morning` only the second film.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colourAt, ridgeLines, softLayers } from './dawn-light.mjs';

/** On a screen of 1920 pixels the picture is 109 percent as wide, and still has a pixel for each of the screen. */
const film = { width: 2112, height: 1188 };
/** For phones, where a part of the picture fills the width. */
const small = { width: 1120, height: 630 };
const media = fileURLToPath(new URL('../public/media/', import.meta.url));
const lines = ridgeLines(film.width);

// A grain of less than one step hides the bands that eight bits would show in a gradient. It stands still: grain that
// moves would be most of the film.
const grain = Float32Array.from({ length: film.width * film.height }, () => Math.random() - 0.5);

/** @param drift how far clouds and mist have drifted; with the morning, unless it has come */
function frame(morning, drift = morning) {
  const { width, height } = film;
  const pixels = Buffer.alloc(width * height * 3);
  const layers = softLayers(drift);
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
/** The drift of the morning after that: away and back, at rest where it begins and where it turns. */
const driftAt = (time) => 1 + 0.3 * (1 - Math.cos(2 * Math.PI * time));

const films = {
  '': {
    rate: 24,
    seconds: 4.8,
    crf: { webm: '33', mp4: '25' },
    at: (index, count) => frame(morningAt(index / (count - 1))),
  },
  // Both together, with a still, stay below 600 KB in either format.
  '-morning': {
    rate: 12,
    seconds: 14,
    crf: { webm: '33', mp4: '33' },
    at: (index, count) => frame(1, driftAt(index / count)),
  },
};

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
  if (process.argv.includes('--morning')) break;
  const picture = frame(morning);
  for (const [size, to] of Object.entries(sizes)) {
    const file = join(media, `${size}-${name}.webp`);
    const made = ['-frames:v', '1', '-quality', quality, file];
    await ffmpeg([...raw, '-i', '-', ...scaleTo(to), ...made], (input) => input.write(picture));
  }
}

const codecs = {
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1'],
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-movflags', '+faststart'],
};

async function makeFilm(name, { rate, seconds, crf, at }) {
  const lossless = join(tmpdir(), `dawn-${process.pid}.mkv`);
  const input = [...raw, '-r', String(rate), '-i', '-'];
  await ffmpeg([...input, '-c:v', 'ffv1', lossless], async (frames) => {
    const count = Math.round(rate * seconds);
    for (let index = 0; index < count; index += 1)
      if (!frames.write(at(index, count))) await once(frames, 'drain');
  });
  for (const [size, to] of Object.entries(sizes))
    for (const [ending, codec] of Object.entries(codecs)) {
      const encoding = [
        ...scaleTo(to),
        '-pix_fmt',
        'yuv420p',
        '-an',
        ...codec,
        '-crf',
        crf[ending],
      ];
      await ffmpeg(['-i', lossless, ...encoding, join(media, `${size}${name}.${ending}`)]);
    }
  await rm(lossless);
}

const wanted = (name) => !process.argv.includes('--morning') || name === '-morning';
if (!process.argv.includes('--still'))
  for (const [name, one] of Object.entries(films)) if (wanted(name)) await makeFilm(name, one);

const filmEndings = Object.keys(films).flatMap((name) => [`${name}.webm`, `${name}.mp4`]);
for (const size of Object.keys(sizes))
  for (const ending of [...Object.keys(stills).map((name) => `-${name}.webp`), ...filmEndings]) {
    const { size: bytes } = await stat(join(media, size + ending)).catch(() => ({ size: 0 }));
    process.stdout.write(`${size}${ending}: ${bytes} bytes\n`);
  }
