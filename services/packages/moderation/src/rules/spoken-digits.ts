/** The words for the digits from zero, by language. */
const wordsOfDigits: readonly string[] = [
  'zero one two three four five six seven eight nine',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'zero um dois tres quatro cinco seis sete oito nove',
  'zero un deux trois quatre cinq six sept huit neuf',
  'null eins zwei drei vier funf sechs sieben acht neun',
];
const digitOf = new Map<string, string>([
  ['oh', '0'],
  ['o', '0'],
  ...wordsOfDigits.flatMap((list) =>
    list.split(' ').map((word, digit) => [word, String(digit)] as const),
  ),
]);
const tens = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const times: Readonly<Record<string, number>> = { double: 2, triple: 3 };

const word = [...digitOf.keys(), ...tens, ...Object.keys(times)]
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const between = String.raw`[\s,.\-/_*|~]{0,3}`;
/** Digits and digit words in a row: "two zero two, 555, oh one forty-two". */
const run = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\d{1,4}|${word})(?:${between}(?:\d{1,4}|${word}))+(?![\p{L}\p{N}])`,
  'gu',
);
const token = new RegExp(String.raw`\d+|${word}`, 'g');
/** A sentence can have a few such words in a row. */
const fewest = 7;
const most = 15;
/** In fewer words, digits decide alone. */
const fewestWords = 3;

/** "twenty" is 2 before another digit, and 20 alone. */
function digitsOf(tokens: readonly string[]): string {
  let digits = '';
  let copies = 1;
  tokens.forEach((one, at) => {
    if (times[one]) {
      copies = times[one];
      return;
    }
    const ten = tens.indexOf(one) + 1;
    const isOpen = ten > 1 && /^[1-9]$/.test(digitOf.get(tokens[at + 1] ?? '') ?? '');
    const said = ten === 0 ? (digitOf.get(one) ?? one) : isOpen ? String(ten) : String(ten * 10);
    digits += said.repeat(copies);
    copies = 1;
  });
  return digits;
}

const isSteady = (digits: string, step: (one: number, next: number) => boolean): boolean =>
  Array.from(digits).every((digit, at, all) => at === 0 || step(+(all[at - 1] ?? 0), +digit));
/** "One, two, three, four, five, six, seven", up or down. */
const isCounting = (digits: string): boolean =>
  isSteady(digits, (one, next) => next > one) || isSteady(digits, (one, next) => next < one);

/** Whether a number of seven digits or more is said in words. @param plain from `plainText` */
export const hasSpokenNumber = (plain: string): boolean =>
  (plain.match(run) ?? []).some((found) => {
    const tokens = found.match(token) ?? [];
    const digits = digitsOf(tokens);
    const spoken = tokens.filter((one) => !/^\d/.test(one) && one !== 'o').length;
    const isLong = digits.length >= fewest && digits.length <= most;
    return isLong && spoken >= fewestWords && !isCounting(digits);
  });
