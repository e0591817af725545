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

/** Digit sequences that are not phone numbers: sums, thousands, verses, dates. */
const otherNumbers = [
  /[$€£₦] ?\d[\d.,]*/g,
  /\b\d{1,3}(?:,\d{3}){1,5}\b/g,
  /\b\d{1,3}:\d{1,3}(?: ?- ?\d{1,3})?\b/g,
  /\b(?:19|20)\d{2} ?[-/.] ?\d{1,4}(?: ?[-/.] ?\d{1,2})?\b/g,
  /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/g,
];

/** Seven to fifteen digits with few signs between them. */
const run = /\+?\(?\d(?:[\s().\-/_]{0,3}\d){6,14}/g;
/** Phone numbers by their form alone. Sizes, scores, sums and lists of years have other forms. */
const shapes = [
  // +44 20 7946 0958
  /^\+/,
  // (202) 555-0142, 1 202 555 0142, 2025550142
  /^(?:1[\s.\-/_]?)?\(?[2-9]\d{2}\)?[\s.\-/_]{0,3}\d{3}[\s.\-/_]{0,3}\d{4}$/,
  // 555-1234
  /^\d{3}[.-]\d{4}$/,
  // 0803 555 0199, 06 12 34 56 78
  /^\(?0(?:[\s().\-/_]{0,3}\d){9,}$/,
  // 5 5 5 0 1 9 9, 5.5.5.0.1.9.9
  /^\d(?:[ .\-/_]\d){6,14}$/,
];
/** After these words, any such digit sequence is a phone number. */
const calling = /\b(?:call|text|phone|ring|dial|whatsapp|reach|cell|tel|telephone)\b[^.!?]{0,24}$/i;
/** "1 2 3 4 5 6 7": counting. */
const isCounting = (digits: string): boolean =>
  Array.from(digits.replaceAll(/\D/g, '')).every(
    (digit, at, all) => at === 0 || +digit > +all[at - 1]!,
  );

const isPhone = (digits: string, before: string): boolean =>
  !isCounting(digits) && (shapes.some((shape) => shape.test(digits)) || calling.test(before));

/** Start and end of each phone number in digits. */
export function phoneSpans(text: string): (readonly [number, number])[] {
  let masked = text;
  // Replaced with the same number of blanks, so that positions stay the same.
  for (const other of otherNumbers)
    masked = masked.replaceAll(other, (number) => ' '.repeat(number.length));
  return [...masked.matchAll(run)]
    .filter(({ 0: digits, index }) => isPhone(digits, masked.slice(Math.max(0, index - 60), index)))
    .map(({ 0: digits, index }) => [index, index + digits.length]);
}

/** “12O2555O199”: letters in place of digits, between digits. */
const asDigits: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' };
const inDigits = (plain: string): string =>
  plain
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replaceAll(/(?<=\d) ?[‐‑‒–—―·•*~|]{1,3} ?(?=\d)/g, '-')
    .replaceAll(/(?<=\d[ .-]?)[oli](?=[\doli]*\d)/g, (letter) => asDigits[letter] ?? letter);

/** The digits of a script follow each other from its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Whether there is a phone number, in digits or in words. @param plain from `plainText` */
export const hasPhone = (plain: string): boolean =>
  phoneSpans(inDigits(plain.replaceAll(spoken, (word) => digitWords[word] ?? word))).length > 0;
