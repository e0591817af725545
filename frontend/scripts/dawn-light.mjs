/**
 * The picture of the hero video: one dawn over four ridges, as a function of place and time. Everything repeats after
 * one turn of `turn` (0 to 1), so the film loops without a seam.
 */

/** Position of the sun, in parts of the width and the height. The hero's arch stands around it. */
const sun = { x: 0.7, low: 0.71, high: 0.612 };

const stops = [
  [0, [22, 31, 58]],
  [0.22, [38, 50, 86]],
  [0.4, [74, 78, 116]],
  [0.55, [134, 108, 132]],
  [0.68, [204, 142, 122]],
  [0.8, [238, 188, 128]],
  [1, [250, 222, 170]],
];

const mix = (a, b, t) => a + (b - a) * t;
const clamp = (value) => Math.min(1, Math.max(0, value));
const smooth = (from, to, value) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

function skyColour(at) {
  const next = Math.max(
    1,
    stops.findIndex(([stop]) => stop >= at),
  );
  const [from, low] = stops[next - 1];
  const [to, high] = stops[next];
  const t = clamp((at - from) / (to - from));
  return low.map((channel, i) => mix(channel, high[i], t));
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

/** Noise that drifts and comes back: time goes round a circle in two further dimensions. */
function drifting(x, y, turn, reach) {
  const angle = turn * 2 * Math.PI;
  const round = [reach * Math.cos(angle) + 7, reach * Math.sin(angle) + 7];
  return 0.65 * noise(x, y, ...round) + 0.35 * noise(x * 2.1 + 9, y * 2.3 + 4, ...round);
}

/** Height of a ridge line at x; each ridge is its own few waves and a little roughness. */
function ridge(x, base, height, seed, rough) {
  return (
    base -
    height * (0.6 * noise(x * 2.6 + seed, 0.5) + 0.4 * noise(x * 6.1 + seed, 4.5)) -
    rough * (noise(x * 19 + seed, 8.5) + 0.4 * noise(x * 61 + seed, 2.5))
  );
}

const ridges = [
  { base: 0.75, height: 0.16, seed: 3.2, rough: 0.008, colour: [132, 106, 124], glow: 0.5 },
  { base: 0.83, height: 0.19, seed: 52.6, rough: 0.01, colour: [86, 76, 102], glow: 0.3 },
  { base: 0.9, height: 0.18, seed: 17.3, rough: 0.012, colour: [52, 52, 78], glow: 0.18 },
  { base: 1.01, height: 0.24, seed: 31.9, rough: 0.014, colour: [24, 28, 48], glow: 0.06 },
];

/** Clouds and mist are soft: they are computed on a coarse grid once per frame and read between its points. */
export function softLayers(turn, columns = 96, rows = 54) {
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
    cloud: read(layer((x, y) => drifting(x * 3.2 + y * 1.6, y * 15, turn, 0.55))),
    mist: read(layer((x, y) => drifting(x * 4.2, y * 9 + 20, turn, 0.8))),
  };
}

/** Colour of one point of the picture: red, green, blue, 0 to 255. */
export function colourAt(x, y, turn, aspect, { cloud, mist }) {
  const morning = 0.5 - 0.5 * Math.cos(turn * 2 * Math.PI);
  const sunY = mix(sun.low, sun.high, morning);
  const distance = Math.hypot((x - sun.x) * aspect, y - sunY);
  const nearSun = Math.exp(-distance * mix(3.4, 2.6, morning));

  let colour = skyColour(clamp(y * 1.12 - 0.1 + nearSun * mix(0.16, 0.3, morning)));
  const streak = smooth(0.5, 0.86, cloud(x, y)) * smooth(0.02, 0.3, y) * smooth(0.72, 0.5, y);
  const lit = [255, 196, 150].map((c) => mix(c * 0.5, c, clamp(nearSun * 2.1)));
  colour = colour.map((c, i) => mix(c, lit[i], streak * 0.5));
  const glow = nearSun ** 1.7 * mix(0.5, 0.85, morning);
  colour = colour.map((c, i) => mix(c, [255, 226, 168][i], clamp(glow)));
  const disc = smooth(0.05, 0.042, distance);
  colour = colour.map((c, i) => mix(c, [255, 245, 218][i], disc * 0.9));

  for (const { base, height, seed, rough, colour: own, glow: takes } of ridges) {
    const line = ridge(x, base, height, seed, rough);
    const inside = smooth(line - 0.0022, line + 0.0022, y);
    if (inside === 0) continue;
    const warm = clamp(nearSun * 1.5) * takes * mix(0.7, 1.1, morning);
    const depth = smooth(line, line + 0.16, y);
    const fog = smooth(0.02, 0.15, y - line) * smooth(0.25, 0.75, mist(x, y)) * takes * 1.9;
    const land = own.map((c, i) => {
      const sunlit = mix(c, [255, 190, 120][i], warm * (1 - depth * 0.75));
      return mix(sunlit, [222, 176, 152][i], fog * mix(0.45, 0.8, morning));
    });
    colour = colour.map((c, i) => mix(c, land[i], inside));
  }
  return colour;
}
