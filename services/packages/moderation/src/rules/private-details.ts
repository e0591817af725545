const streets = new Set(
  `street st avenue ave road rd lane ln drive dr boulevard blvd court ct way place terrace circle highway parkway crescent`.split(
    ' ',
  ),
);
/**
 * Words between a number and a "street" that is not an address: "3 kids on the road", "a 20 minute drive", "2 days on
 * the way".
 */
const noNames = new Set(
  `a an the on in of to at by from for off out our my your his her their its this that these those and or with per down up
  over under across along no first second minute minutes hour hours day days week weeks month months year years mile miles
  km kids children people men women trucks cars of more long`.split(/\s+/),
);
const directions = new Set(['n', 's', 'e', 'w', 'north', 'south', 'east', 'west']);
const mostNameWords = 3;

const isHouse = (word: string): boolean => /^\d{1,5}[a-d]?$/.test(word);
const isName = (word: string): boolean =>
  (/^[a-z][a-z'-]*$/.test(word) && !noNames.has(word)) || /^\d{1,3}(?:st|nd|rd|th)$/.test(word);

/** How many words a street address at this position has, 0 for none: "12 N. Elm Street". */
function addressLength(words: readonly string[], at: number): number {
  if (!isHouse(words[at] ?? '')) return 0;
  const first = directions.has(words[at + 1] ?? '') ? at + 2 : at + 1;
  for (let end = first; end <= first + mostNameWords; end += 1) {
    const word = words[end] ?? '';
    if (end > first && streets.has(word)) return end - at + 1;
    if (!isName(word)) return 0;
  }
  return 0;
}

/** Start and end of each street address. */
export function addressSpans(text: string): (readonly [number, number])[] {
  const pieces = [...text.matchAll(/\S+/g)];
  const bare = pieces.map(([piece]) => piece.replace(/[.,;:!?)]{1,3}$/, ''));
  const words = bare.map((word) => word.toLowerCase());
  return pieces.flatMap(({ index }, at) => {
    const last = at + addressLength(words, at) - 1;
    const end = (pieces[last]?.index ?? 0) + (bare[last]?.length ?? 0);
    return last >= at ? [[index, end] as const] : [];
  });
}

/** Numbers of cards, accounts and documents. */
const papers = [
  /\b\d{3}-\d{2}-\d{4}\b/,
  /\b(?:\d{4}[ -]){3}\d{4}\b/,
  /\b(?:routing|account|card|passport|licen[cs]e) (?:number|no\.?|#) ?(?:is|:)? ?[a-z]?\d{4}/,
];

/** Any person's home address, or number of a card or document. @param plain from `plainText` */
export const hasPrivateDetails = (plain: string): boolean =>
  papers.some((pattern) => pattern.test(plain)) || addressSpans(plain).length > 0;
