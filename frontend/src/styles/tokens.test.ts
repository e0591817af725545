// oxlint-disable-next-line no-restricted-imports -- read from disk: imported style sheets are empty under test
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

type Theme = 'light' | 'dark';

/** Color of a token in a theme, as written in tokens.css. */
function color(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim();
  if (!value) throw new Error(`tokens.css has no --${name}`);
  const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
  const chosen = pair ? pair[theme === 'light' ? 1 : 2] : value;
  if (!chosen || !/^#[0-9a-f]{6}$/.test(chosen)) throw new Error(`--${name} is no plain color`);
  return chosen;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'linen'];
const themes: Theme[] = ['light', 'dark'];
const each = (texts: string[], on: string[]) =>
  texts.flatMap((text) => on.flatMap((ground) => themes.map((theme) => ({ text, ground, theme }))));

const texts = [
  ...each(['ink', 'quiet', 'gold-text', 'olive', 'clay'], grounds),
  ...each(['night-ink', 'night-quiet', 'night-gold'], ['night', 'night-raised']),
  ...each(['button-ink'], ['button', 'button-hover']),
  ...each(['clay-ink'], ['clay']),
  ...each(['night-button-ink'], ['night-gold']),
];

test.each(texts)('When $text stands on $ground ($theme), then it can be read', (pair) => {
  const { text, ground, theme } = pair;
  expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5);
});

const outlines = [
  ...each(['field-border', 'focus', 'clay'], grounds),
  ...each(['night-gold'], ['night', 'night-raised']),
];

test.each(outlines)(
  'When $text outlines a control on $ground ($theme), then it is seen',
  (pair) => {
    const { text, ground, theme } = pair;
    expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
  },
);
