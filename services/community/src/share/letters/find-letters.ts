import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import { type FontPart, isJoining, isOfTheHouse, readFontParts } from './letter-fonts.ts';

/** A text that can be drawn, with the font files that it needs. */
export interface Drawable {
  text: string;
  fontFiles: string[];
}

/** Creates a font file that the drawing library can read: one weight, not compressed. */
async function cut({ file, axes }: FontPart, target: string): Promise<void> {
  const { default: subsetFont } = await import('subset-font');
  const font = await subsetFont(await readFile(file), undefined, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepAllGlyphs: true,
  });
  await writeFile(`${target}.part`, font);
  await rename(`${target}.part`, target);
}

/** Creates a function that finds the fonts for a text. @param folder for font files; existing files stay */
export async function createFinder(folder: string) {
  const parts = await readFontParts();
  const known = new Map<string, Promise<Set<number>>>();
  const fileOf = ({ name }: FontPart) => join(folder, `${name}.ttf`);

  async function open(part: FontPart): Promise<Set<number>> {
    const file = fileOf(part);
    if (!existsSync(file)) await cut(part, file);
    return new Set(new Face(new Blob(await readFile(file))).collectUnicodes());
  }
  function lettersOf(part: FontPart): Promise<Set<number>> {
    const letters = known.get(part.name) ?? open(part);
    known.set(part.name, letters);
    return letters;
  }
  async function fontFor(point: number): Promise<string | undefined> {
    for (const part of parts) {
      const isNear = part.ranges.some(([first, last]) => first <= point && point <= last);
      if (isNear && (await lettersOf(part)).has(point)) return fileOf(part);
    }
    return undefined;
  }

  /** Signs that no font has are left out; a text with letters that no font has cannot be drawn. */
  return async (text: string): Promise<Drawable | undefined> => {
    const fontFiles = new Set<string>();
    let drawn = '';
    for (const sign of text) {
      const isKnown = isJoining(sign) || isOfTheHouse(sign);
      const file = isKnown ? undefined : await fontFor(sign.codePointAt(0) ?? 0);
      if (file) fontFiles.add(file);
      else if (!isKnown && /[\p{L}\p{M}\p{N}]/u.test(sign)) return undefined;
      drawn += isKnown || file ? sign : ' ';
    }
    const plain = drawn.replaceAll(/\s+/g, ' ').trim();
    return plain ? { text: plain, fontFiles: [...fontFiles] } : undefined;
  };
}
