/**
 * The picture of the hero video: one dawn over four ridges, as a function of place and of how far the morning has come
 * (0: the hour before dawn, 1: the sun is up).
 */

/** Position of the sun, in parts of the width and the height. The hero's arch stands around it. */
const sun = { x: 0.7, low: 0.9, high: 0.612 };

const stops = [
  [0, [22, 31, 58]],
  [0.22, [38, 50, 86]],
  [0.4, [74, 78, 116]],
  [0.55, [134, 108, 132]],
  [0.68, [204, 142, 122]],
  [0.8, [238, 188, 128]],
  [1, [250, 222, 170]],
];
/** What is left of every color before the first light, and the blue that lies over it. */
const night = { keeps: 0.24, blue: [9, 14, 30] };

const mix = (a, b, t) => a + (b - a) * t;
const clamp = (value) => Math.min(1, Math.max(0, value));
const smooth = (from, to, value) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
/** Moves a color towards another, in place. */
function blend(color, [red, green, blue], t) {
  color[0] = mix(color[0], red, t);
  color[1] = mix(color[1], green, t);
  color[2] = mix(color[2], blue, t);
}

function skyColor(color, at) {
  const next = Math.max(
    1,
    stops.findIndex(([stop]) => stop >= at),
  );
  const [from, low] = stops[next - 1];
  const [to, high] = stops[next];
  blend(color, low, 1);
  blend(color, high, clamp((at - from) / (to - from)));
}

function lattice(...cell) {
  let hash = 374_761_393;
  for (const part of cell) hash = Math.imul(hash ^ (part & 0xffff), 668_265_263) ^ (hash >>> 13);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_295;
}

/** Smooth value noise in as many dimensions as there are coordinates; 0 to 1. */
function noise(...point) {
  const cell = point.map(Math.floor);
  const inner = point.map((value, i) => smooth(0, 1, value - cell[i]));
  let sum = 0;
  for (let corner = 0; corner < 1 << point.length; corner += 1) {
    let weight = 1;
    const at = cell.map((value, i) => {
      const upper = (corner >> i) & 1;
      weight *= upper ? inner[i] : 1 - inner[i];
      return value + upper;
    });
    sum += weight * lattice(...at);
  }
  return sum;
}

/** Noise that drifts a little while the morning comes. */
function drifting(x, y, morning, reach) {
  const z = 7 + reach * morning;
  return 0.65 * noise(x, y, z) + 0.35 * noise(x * 2.1 + 9, y * 2.3 + 4, z * 1.3);
}

/** Height of a ridge line at x; each ridge is its own few waves and a little roughness. */
const ridge = (x, { base, height, seed, rough }) =>
  base -
  height * (0.6 * noise(x * 2.6 + seed, 0.5) + 0.4 * noise(x * 6.1 + seed, 4.5)) -
  rough * (noise(x * 19 + seed, 8.5) + 0.4 * noise(x * 61 + seed, 2.5));

const ridges = [
  { base: 0.75, height: 0.16, seed: 3.2, rough: 0.008, color: [132, 106, 124], glow: 0.5 },
  { base: 0.83, height: 0.19, seed: 52.6, rough: 0.01, color: [86, 76, 102], glow: 0.3 },
  { base: 0.9, height: 0.18, seed: 17.3, rough: 0.012, color: [52, 52, 78], glow: 0.18 },
  { base: 1.01, height: 0.24, seed: 31.9, rough: 0.014, color: [24, 28, 48], glow: 0.06 },
];

/** The ridges do not move: their lines are found once for a picture so many points wide. */
export const ridgeLines = (width) =>
  ridges.map((one) => Float32Array.from({ length: width }, (_, x) => ridge(x / width, one)));

/** Clouds and mist are soft: they are computed on a coarse grid once per frame and read between its points. */
export function softLayers(morning, columns = 96, rows = 54) {
  const layer = (of) =>
    Float32Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) =>
      of((i % (columns + 1)) / columns, Math.floor(i / (columns + 1)) / rows),
    );
  const read = (grid) => (x, y) => {
    const [gx, gy] = [x * columns, y * rows];
    const [cx, cy] = [Math.min(columns - 1, Math.floor(gx)), Math.min(rows - 1, Math.floor(gy))];
    const at = (dx, dy) => grid[(cy + dy) * (columns + 1) + cx + dx];
    const upper = mix(at(0, 0), at(1, 0), gx - cx);
    return mix(upper, mix(at(0, 1), at(1, 1), gx - cx), gy - cy);
  };
  return {
    cloud: read(layer((x, y) => drifting(x * 3.2 + y * 1.6, y * 15, morning, 0.7))),
    mist: read(layer((x, y) => drifting(x * 4.2, y * 9 + 20, morning, 1))),
  };
}

const [cloudLight, sunGlow, sunDisc] = [
  [255, 196, 150],
  [255, 226, 168],
  [255, 245, 218],
];
const [ridgeLight, fogLight] = [
  [255, 190, 120],
  [222, 176, 152],
];
const [lit, land] = [
  [0, 0, 0],
  [0, 0, 0],
];

/**
 * Color of one point of the picture, written into `color`: red, green, blue, 0 to 255.
 * @param lines height of every ridge at this x
 */
export function colorAt(color, x, y, morning, aspect, { cloud, mist }, lines) {
  const sunY = mix(sun.low, sun.high, morning);
  const distance = Math.hypot((x - sun.x) * aspect, y - sunY);
  const nearSun = Math.exp(-distance * mix(3.4, 2.6, morning));

  skyColor(color, clamp(y * 1.12 - 0.1 + nearSun * mix(0.16, 0.3, morning)));
  const streak = smooth(0.02, 0.3, y) * smooth(0.72, 0.5, y);
  if (streak > 0) {
    blend(lit, cloudLight, 1);
    const brightness = mix(0.5, 1, clamp(nearSun * 2.1));
    for (let i = 0; i < 3; i += 1) lit[i] *= brightness;
    blend(color, lit, streak * smooth(0.5, 0.86, cloud(x, y)) * 0.5);
  }
  blend(color, sunGlow, clamp(nearSun ** 1.7 * mix(0.5, 0.85, morning)));
  blend(color, sunDisc, smooth(0.05, 0.042, distance) * 0.9);

  for (const [i, { color: own, glow: takes }] of ridges.entries()) {
    const line = lines[i];
    const inside = smooth(line - 0.0012, line + 0.0012, y);
    if (inside === 0) continue;
    const warm = clamp(nearSun * 1.5) * takes * mix(0.7, 1.1, morning);
    const depth = smooth(line, line + 0.16, y);
    const fog = smooth(0.02, 0.15, y - line) * smooth(0.25, 0.75, mist(x, y)) * takes * 1.9;
    blend(land, own, 1);
    blend(land, ridgeLight, warm * (1 - depth * 0.75));
    blend(land, fogLight, fog * mix(0.45, 0.8, morning));
    blend(color, land, inside);
  }
  dim(color, y, nearSun, morning);
}

/** Before dawn little of the colors is seen, most of it low in the sky where the light will come from. */
function dim(color, y, nearSun, morning) {
  const dark = 1 - smooth(0, 0.86, morning);
  const firstLight = clamp(nearSun * 1.3) * smooth(0.95, 0.3, Math.abs(y - 0.62) * 2);
  const keeps = mix(1, night.keeps + 0.3 * firstLight, dark);
  for (let i = 0; i < 3; i += 1) color[i] = color[i] * keeps + night.blue[i] * dark;
}
