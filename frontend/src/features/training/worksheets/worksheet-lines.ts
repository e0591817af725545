import { worksheetLines } from '@kbf/contracts';
import { textIn, type Progress } from '../progress/merged-progress.ts';

export type WorksheetLine = {
  key: (typeof worksheetLines)[number];
  label: string;
  /** As it was typed. */
  value: string;
  /** In dollars. */
  amount: number;
  /** As it was typed: a day, or some words. */
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

/** Dollar signs and commas are not part of a number, and what is no number counts as 0 (specification section 5). */
export function amountOf(text: string): number {
  const amount = Number(text.replaceAll(/[$,\s]/g, ''));
  return Number.isFinite(amount) ? amount : 0;
}

/** The nine lines of the financial worksheet, as far as they are filled in. */
export const worksheetOf = (progress: Progress): WorksheetLine[] =>
  worksheetLines.map((key) => {
    const value = textIn(progress, `worksheet.${key}.value`);
    const date = textIn(progress, `worksheet.${key}.date`);
    return { key, label: labels[key], value, amount: amountOf(value), date };
  });

export const totalOf = (lines: readonly WorksheetLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** The lines with a sum, the nearest day first; those without a day come last. */
export function byDate(lines: readonly WorksheetLine[]): WorksheetLine[] {
  const day = ({ date }: WorksheetLine) => (isDay(date) ? date : '9999-12-31');
  return lines
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => day(one).localeCompare(day(other)));
}

/** Whether a date is a day of the calendar, as the browser's date field writes it. */
export const isDay = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));

/** Whole months from one day until another; at least one, as long as there is something to do. */
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

/** A sum of money as people read it: cents only where there are some. */
export const inDollars = (amount: number): string =>
  Number.isInteger(Math.round(amount * 100) / 100) ? dollars.format(amount) : cents.format(amount);
