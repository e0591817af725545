/** A sum as it was written, and what it comes to. */
export interface Sum {
  written: string;
  value: number;
  at: number;
}

const SUM =
  /(?<![\w.])(?:(?<sign>US\$|[$€£₱]|USD |CAD |EUR |PHP |GBP |R(?=\d))\s?)?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)\s?(?<thousand>k\b|grand\b|thousand\b|million\b)?(?:\s?(?<unit>dollars|euros|pounds|bucks|quid|pesos|shillings|cedis|rand|naira|lei|kroner|CAD|USD)\b)?/giu;

const TIMES: Readonly<Record<string, number>> = { k: 1e3, grand: 1e3, thousand: 1e3, million: 1e6 };
const ALWAYS: Readonly<Record<string, string>> = {
  dollars: '$',
  bucks: '$',
  usd: '$',
  pounds: '£',
  quid: '£',
  euros: '€',
};

/** A number of money with its thousands parted, cents only where there are some. */
export const money = (value: number, sign = '$'): string => {
  const rounded = Math.round(value * 100) / 100;
  const [whole = '', cents] = rounded.toFixed(Number.isInteger(rounded) ? 0 : 2).split('.');
  const parted = Number(whole).toLocaleString('en-US');
  return `${sign}${parted}${cents === undefined ? '' : `.${cents}`}`;
};

/** Money for which no sign is written: the figures stand alone. */
const OTHER =
  /[₹₦¥]|\b(?:rupees?|lakhs?|crores?|yen|naira|pesos|francs?|cedis?|shillings?|kwacha|kroner|kronor|krona|złoty|zloty|tenge|rand|lempiras?|birr|taka|lei|leva|dirhams?|ri(?:ya|a)ls?|reais|soles|won|forint|baht|ringgit|rubles|hryvnia|kina|gourdes?|quetzales|lira)\b/i;

/** The sign that a person uses for money; the dollar where none was used, and none for money without a sign. */
export const signIn = (text: string): string =>
  /[€£₱$]/.exec(text)?.[0] ??
  (/\bpounds|quid\b/i.test(text)
    ? '£'
    : /\beuros?\b/i.test(text)
      ? '€'
      : OTHER.test(text)
        ? ''
        : '$');

const toSum = (match: RegExpMatchArray, text: string): Sum | undefined => {
  const { sign, digits = '', thousand, unit } = match.groups ?? {};
  // A number with its thousands parted is money also where no sign stands beside it.
  if (!sign && !unit && !thousand && !digits.includes(',')) return undefined;
  const value = Number(digits.replaceAll(',', '')) * (TIMES[thousand?.toLowerCase() ?? ''] ?? 1);
  const mark = sign?.trim() ?? ALWAYS[unit?.toLowerCase() ?? ''];
  const written =
    mark && mark.length === 1
      ? money(value, mark)
      : unit
        ? match[0].trim()
        : money(value, signIn(text));
  return { written, value, at: match.index ?? 0 };
};

/** The sums in a text that are marked as such, in their order. */
export const sumsIn = (text: string): Sum[] =>
  [...text.matchAll(SUM)].map((match) => toSum(match, text)).filter((sum) => sum !== undefined);
