const NAMED = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const MOST_IN_WORDS = 10;

/** What a number comes to that was written in figures or as a word. */
export const counted = (text = ''): number => {
  const at = NAMED.indexOf(text.toLowerCase());
  return at < 0 ? Number(text.replaceAll(',', '')) : at;
};

/** A small number as a word. */
export const inWords = (count: number): string =>
  count <= MOST_IN_WORDS ? (NAMED[count] ?? String(count)) : String(count);
