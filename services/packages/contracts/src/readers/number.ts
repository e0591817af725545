import { plainCharacters } from './plain-characters.ts';

/** How a number is written: money has no third decimal, and percent has no thousands. */
export type NumberKind = 'money' | 'percent';

/**
 * What a text says: one number, as digits with a decimal point; or two numbers, between which only its author can
 * decide.
 */
export type NumberRead = { value: string } | { either: readonly [string, string] };

const scientific = /^(?:\d+(?:\.\d*)?|\.\d+)e[+-]?\d{1,3}$/i;
const signs = {
  money: { before: /^(?:usd|us\s?\$|\p{Sc})\s?/iu, after: /\s?(?:usd|dollars?|\p{Sc})$/iu },
  percent: { before: /^%\s?/, after: /\s?(?:%|percent)$/i },
} as const satisfies Record<NumberKind, { before: RegExp; after: RegExp }>;

/** Groups of three; the last but the first of two in India: 12,34,567. */
const groups = {
  ' ': /^\d{1,3}(?: \d{3})+$/,
  "'": /^\d{1,3}(?:'\d{3})+$/,
  _: /^\d{1,3}(?:_\d{3})+$/,
  '.': /^\d{1,3}(?:\.\d{3})+$/,
  ',': /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/,
} as const;

/** The digits of a whole number with or without separators; undefined for anything else. */
function wholeNumber(text: string): string | undefined {
  if (/^\d*$/.test(text)) return text || '0';
  const isGrouped = Object.values(groups).some((grouped) => grouped.test(text));
  return isGrouped ? text.replaceAll(/\D/g, '') : undefined;
}

function withDecimals(whole: string, decimals: string): NumberRead | undefined {
  const digits = wholeNumber(whole);
  if (digits === undefined || !/^\d*$/.test(decimals) || (whole + decimals).length === 0)
    return undefined;
  return { value: decimals === '' ? digits : `${digits}.${decimals}` };
}

/** A number with exactly one comma or point, which can separate thousands or decimals. */
function readOneSeparator(kind: NumberKind, text: string, at: number): NumberRead | undefined {
  const [whole, rest] = [text.slice(0, at), text.slice(at + 1)];
  const decimal = withDecimals(whole, rest);
  const canGroup = /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest);
  if (!decimal || !canGroup || !('value' in decimal)) return decimal;
  if (kind === 'money' && text[at] === ',') return { value: whole + rest };
  if (kind === 'percent' && text[at] === '.') return decimal;
  return { either: [whole + rest, decimal.value] };
}

function readUnsigned(kind: NumberKind, text: string): NumberRead | undefined {
  if (text === '') return undefined;
  if (scientific.test(text)) return { value: text };
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (at < 0) return withDecimals(text, '');
  if (!/[.,]/.test(text.slice(0, at))) return readOneSeparator(kind, text, at);
  // Two different separators: the last one begins the decimals. Two equal ones: both separate thousands.
  const repeats = text.slice(0, at).includes(text[at]!);
  return repeats ? withDecimals(text, '') : withDecimals(text.slice(0, at), text.slice(at + 1));
}

/**
 * Reads an amount of money or a percentage in the notations of all regions: 1,250.50, 1.250,50, 1 250,50, 1'250.50.
 * @returns undefined for text that is not a number
 */
export function readNumber(kind: NumberKind, text: string): NumberRead | undefined {
  const plain = plainCharacters(text).replaceAll(/[’‘٬]/g, "'").replaceAll('٫', '.');
  const { before, after } = signs[kind];
  const outer = /^[+-]/.exec(plain)?.[0] ?? '';
  const amount = plain.slice(outer.length).trim().replace(before, '').replace(after, '');
  const inner = outer === '' ? (/^[+-]/.exec(amount)?.[0] ?? '') : '';
  const read = readUnsigned(kind, amount.slice(inner.length).trim());
  if (!read || outer + inner !== '-') return read;
  if ('value' in read) return { value: `-${read.value}` };
  return { either: [`-${read.either[0]}`, `-${read.either[1]}`] };
}
