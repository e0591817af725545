/** Words of a text in the form of a quotation. Offsets are UTF-16, ends exclusive. */
export interface Quotation {
  /** Including its marks. */
  start: number;
  end: number;
  /** The words only. */
  innerStart: number;
  innerEnd: number;
  /** `loose`: single quotes, emphasis or a separate line, which count as a quotation only with a reference. */
  kind: 'quoted' | 'loose';
}

const DOUBLE = /(?:[“„«]([^“”„«»]{2,2000})[”»“])|(?:"([^"]{2,2000})")/g;
const SINGLE = /(?<![\p{L}\p{N}])[‘']((?:[^‘'’\n]|(?<=\p{L})['’](?=\p{L})){8,1500})[’'](?!\p{L})/gu;
const EMPHASIS = /(?<![*_\p{L}\p{N}])([*_]{1,3})(?=[^\s*_])([^*_\n]{8,1500})\1(?![*_\p{L}\p{N}])/gu;
const BLOCK = /^[ \t]*>[ \t]?([^\n]{8,1500})$/gm;

const overlaps = (found: Quotation[], start: number, end: number): boolean =>
  found.some((other) => start < other.end && end > other.start);

const collect = (
  text: string,
  pattern: RegExp,
  kind: Quotation['kind'],
  found: Quotation[],
): void => {
  for (const match of text.matchAll(pattern)) {
    const inner = match.slice(1).findLast((group) => group !== undefined) ?? '';
    const start = match.index;
    const end = start + match[0].length;
    // Two quotation marks in different paragraphs belong to two quotations; one of them is not closed.
    if (inner.includes('\n\n') || overlaps(found, start, end)) continue;
    const innerStart = start + match[0].indexOf(inner);
    found.push({ start, end, innerStart, innerEnd: innerStart + inner.length, kind });
  }
};

/** Every quotation of a text, in order. */
export const findQuotations = (text: string): Quotation[] => {
  const found: Quotation[] = [];
  collect(text, DOUBLE, 'quoted', found);
  collect(text, EMPHASIS, 'loose', found);
  collect(text, BLOCK, 'loose', found);
  collect(text, SINGLE, 'loose', found);
  return found.sort((one, other) => one.start - other.start);
};
