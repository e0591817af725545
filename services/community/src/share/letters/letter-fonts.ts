import { readFile } from 'node:fs/promises';

/** Letters, digits and signs of the site's own fonts: a text with only these needs no other font. */
const ofTheHouse = /^[\u0020-\u007e\u00a0-\u00ffŒœŠšŽžŸ–—‘’‚“”„•…‹›€™−×]*$/u;
export const isOfTheHouse = (text: string): boolean => ofTheHouse.test(text);

/** Characters without a script of their own: they belong to the signs beside them. */
const joining = new Set(['\u200c', '\u200d', '\ufe0e', '\ufe0f']);
export const isJoining = (sign: string): boolean => joining.has(sign);

/** Fonts for other scripts. When several have a letter, the first one draws it. */
const fonts = [
  // More Latin letters: Vietnamese, Yoruba and many European languages.
  { name: 'fraunces', cut: 'full', axes: { wght: 430, opsz: 40, SOFT: 40, WONK: 0 } },
  // Cyrillic and Greek, and letters that Latin Fraunces lacks.
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

/** A part of a font. The package has one file per part, so that only the needed parts are read. */
export interface FontPart {
  file: URL;
  /** Unique among all parts of all fonts. */
  name: string;
  axes: Record<string, number>;
  /** The ranges of its letters. It may lack some of them. */
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

/** All parts of all fonts. The lists are long: release them after use. */
export const readFontParts = async (): Promise<FontPart[]> =>
  (await Promise.all(fonts.map(partsOf))).flat();
