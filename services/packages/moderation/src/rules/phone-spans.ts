// Apart from `phones.ts`, because the browser loads it.

/** Digit sequences that are not phone numbers: sums, thousands, verses, dates. */
const otherNumbers = [
  /[$€£₦] ?\d[\d.,]*(?![\d.,]|[ .-]\d{3}[ .-]\d{4}\b)/g,
  /\b\d{1,3}(?:,\d{3}){1,5}\b/g,
  /\b\d{1,3}:\d{1,3}(?: ?- ?\d{1,3})?\b(?!:\d{3})/g,
  /\b(?:19|20)\d{2} ?[-/.] ?\d{1,4}(?: ?[-/.] ?\d{1,2})?\b/g,
  /(?<!\d[-/.])\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b(?![-/.]\d)/g,
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
const calling =
  /\b(?:call|text|phone|ring|dial|whatsapp|reach|cell|tel|telephone|my number|number is)\b[^.!?]{0,24}$/i;
/** "1 2 3 4 5 6 7": counting. */
export const isCounting = (digits: string): boolean =>
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
