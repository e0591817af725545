const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const spoken = /\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/g;

/** What has as many digits and is no phone: sums, thousands, verses, dates. */
const otherNumbers = [
  /[$€£₦] ?\d[\d.,]*/g,
  /\b\d{1,3}(?:,\d{3}){1,5}\b/g,
  /\b\d{1,3}:\d{1,3}(?: ?- ?\d{1,3})?\b/g,
  /\b(?:19|20)\d{2} ?[-/.] ?\d{1,4}(?: ?[-/.] ?\d{1,2})?\b/g,
  /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/g,
];

/** Seven to fifteen digits with few signs between them. */
const run = /\+?\(?\d(?:[\s().\-/_]{0,3}\d){6,14}/g;
const shapes = [
  /^\+/,
  /^\(?\d{3}\)?[\s.\-/_]{0,3}\d{3}[\s.\-/_]{0,3}\d{4}$/,
  /^\d{3}[\s.-]\d{4}$/,
  /^1?[\s.-]?\(?\d{3}/,
  /^\d(?: \d){6,14}$/,
];

const isPhone = (digits: string): boolean =>
  shapes.some((shape) => shape.test(digits)) || digits.replaceAll(/\D/g, '').length >= 10;

/** Where the phone numbers of a text stand, written in digits or in words. @param plain as `plainText` reads it */
export function phonesIn(plain: string): string[] {
  let text = plain.replaceAll(spoken, (word) => digitWords[word] ?? word);
  for (const other of otherNumbers) text = text.replaceAll(other, ' ');
  return (text.match(run) ?? []).filter(isPhone);
}
