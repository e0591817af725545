import { fieldMessages, readNumber, worksheetLines } from '@kbf/contracts';
import { textIn, type Progress } from '../progress/merged-progress.ts';

export type WorksheetLine = {
  key: (typeof worksheetLines)[number];
  label: string;
  /** As typed. */
  value: string;
  problem: string | undefined;
  /** In dollars. */
  amount: number;
  /** As typed: a date, or text. */
  date: string;
};

const labels: Record<WorksheetLine['key'], string> = {
  home: 'Home',
  car: 'Car',
  boat: 'Boat',
  plane: 'Plane',
  college: 'College',
  vacation: 'Vacation',
  hobbies: 'Hobbies',
  charity: 'Charity',
  other: 'Other',
};

/** What is wrong with a typed amount; undefined for an empty line. */
export function problemOf(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const read = readNumber('money', text);
  if (read && 'either' in read) return fieldMessages.eitherNumber(read.either.join(' or '));
  if (read && Number(read.value) < 0) return 'An amount cannot be less than $0';
  return read && Number.isFinite(Number(read.value)) ? undefined : fieldMessages.number;
}

/** Dollar signs and commas are ignored, and text that is not an amount counts as 0 (specification section 5). */
export function amountOf(text: string): number {
  const read = problemOf(text) === undefined ? readNumber('money', text) : undefined;
  return read && 'value' in read ? Number(read.value) : 0;
}

/** The filled lines of the nine in the financial worksheet. */
export const worksheetOf = (progress: Progress): WorksheetLine[] =>
  worksheetLines.map((key) => {
    const value = textIn(progress, `worksheet.${key}.value`);
    const date = textIn(progress, `worksheet.${key}.date`);
    const [problem, amount] = [problemOf(value), amountOf(value)];
    return { key, label: labels[key], value, problem, amount, date };
  });

export const totalOf = (lines: readonly WorksheetLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** The lines with an amount, nearest date first; undated ones come last. */
export function byDate(lines: readonly WorksheetLine[]): WorksheetLine[] {
  const day = ({ date }: WorksheetLine) => (isDay(date) ? date : '9999-12-31');
  return lines
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => day(one).localeCompare(day(other)));
}

/** Whether a text is a valid date in the format of the browser's date field. */
export const isDay = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));

/** Whole months between two dates; at least one. */
export function monthsUntil(day: string, today: Date): number {
  const end = new Date(`${day}T00:00:00Z`);
  const years = end.getUTCFullYear() - today.getUTCFullYear();
  return Math.max(1, years * 12 + end.getUTCMonth() - today.getUTCMonth());
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount for people: cents only if there are any. */
export const inDollars = (amount: number): string =>
  Number.isInteger(Math.round(amount * 100) / 100) ? dollars.format(amount) : cents.format(amount);
