import { readFile } from 'node:fs/promises';

/** Letters, figures and signs of the fonts of the house: a text of these alone needs no other font. */
const ofTheHouse = /^[\u0020-\u007e\u00a0-\u00ffŒœŠšŽžŸ–—‘’‚“”„•…‹›€™−×]*$/u;
export const isOfTheHouse = (text: string): boolean => ofTheHouse.test(text);

/** What comes from nowhere: these belong to the signs beside them. */
const joining = new Set(['\u200c', '\u200d', '\ufe0e', '\ufe0f']);
export const isJoining = (sign: string): boolean => joining.has(sign);

/** Fonts for other letters. What more than one of them has, the first draws. */
const fonts = [
  // More of Latin: Vietnamese, Yoruba and half of Europe.
  { name: 'fraunces', cut: 'full', axes: { wght: 430, opsz: 40, SOFT: 40, WONK: 0 } },
  // Cyrillic and Greek, and what Latin Fraunces lacks.
  { name: 'source-serif-4', cut: 'wght', axes: { wght: 430 } },
  { name: 'noto-serif-hebrew', cut: 'wght', axes: { wght: 430 } },
  { name: 'noto-naskh-arabic', cut: 'wght', axes: { wght: 430 } },
  { name: 'noto-serif-devanagari', cut: 'wght', axes: { wght: 430 } },
  { name: 'noto-emoji', cut: 'wght', axes: { wght: 400 } },
  // Chinese and Japanese, then Korean.
  { name: 'noto-serif-sc', cut: 'wght', axes: { wght: 430 } },
  { name: 'noto-serif-kr', cut: 'wght', axes: { wght: 430 } },
] as const;

type Range = readonly [first: number, last: number];

/** A part of a font: its package has each in a file of its own, so that only what is needed is read. */
export interface FontPart {
  file: URL;
  /** Of all parts of all fonts. */
  name: string;
  axes: Record<string, number>;
  /** Where its letters are. It need not have each of them. */
  ranges: Range[];
}

/** @param list such as `U+0301,U+0400-045F` */
const rangesOf = (list: string): Range[] =>
  list.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return [first, last];
  });

async function partsOf({ name, cut, axes }: (typeof fonts)[number]): Promise<FontPart[]> {
  const from = `@fontsource-variable/${name}`;
  const text = await readFile(new URL(import.meta.resolve(`${from}/unicode.json`)), 'utf8');
  const parts = Object.entries(JSON.parse(text) as Record<string, string>);
  return parts.map(([part, list]) => {
    const partName = `${name}-${part.replaceAll(/[[\]]/g, '')}`;
    const file = `${from}/files/${partName}-${cut}-normal.woff2`;
    return {
      file: new URL(import.meta.resolve(file)),
      name: partName,
      axes,
      ranges: rangesOf(list),
    };
  });
}

/** All parts of all fonts. Their lists are long: whoever is done with them should let go of them. */
export const readFontParts = async (): Promise<FontPart[]> =>
  (await Promise.all(fonts.map(partsOf))).flat();
