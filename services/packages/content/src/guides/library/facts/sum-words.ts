import type { Told } from '../../themes/told.ts';
import { money } from './sums.ts';

/** A sum that was reckoned from told figures, shown with them, and what it means for the next step. */
export interface ToldSum {
  /** "30 at £1,650 are £49,500." */
  line: string;
  /** One sentence what it means and what comes next. */
  next: string;
  /** The result as it is written, by which a reply that has it already is known. */
  result: string;
}

/** Reckons one kind of sum; undefined where it is not asked for or a figure is in doubt. */
export type SumRule = (told: Told) => ToldSum | undefined;

/** A sum of money as people write it, as a group of a pattern. */
export const SUM = String.raw`((?:[$€£₱]|\bR)?\s?\d+(?:,\d{2,3})*(?:\.\d+)?(?:\s?(?:k|grand|lakh|crore|million)\b)?)`;
/** A small count, in figures or as a word, as a group of a pattern. */
export const COUNT = String.raw`(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
export const MONTHS = 12;
export const WEEKS = 52;
const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  grand: 1e3,
  lakh: 1e5,
  crore: 1e7,
  million: 1e6,
};

/** The word for thousands or more at the end of a written sum. */
export const unitOf = (written: string): string | undefined =>
  /(?<![a-z])[a-z]+$/i.exec(written.trim())?.[0];

/** What a written sum comes to. */
export const valueOf = (written: string): number =>
  Number(/\d[\d,]*(?:\.\d+)?/.exec(written)?.[0].replaceAll(',', '')) *
  (UNITS[unitOf(written)?.toLowerCase() ?? ''] ?? 1);

/** From here on cents are left out. */
const EVEN = 10_000;

/** A value written with the sign of money that another sum has. */
export const shown = (value: number, like: string): string =>
  money(value >= EVEN ? Math.round(value) : value, /[$€£₱]|\bR(?=\s?\d)/.exec(like)?.[0] ?? '');

/** What a pattern finds in a text, whatever the case of its letters. */
export const find = (text: string, pattern: string): RegExpExecArray | undefined =>
  new RegExp(pattern, 'i').exec(text) ?? undefined;

/** The sums of a thousand or more in a text, without years. */
export const largeSums = (text: string): string[] =>
  [...text.matchAll(new RegExp(SUM, 'gi'))]
    .map(([one]) => one.trim())
    .filter((one) => valueOf(one) >= 1000 && !/^(?:19|20)\d\d$/.test(one));
