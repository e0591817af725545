import { plainCharacters } from './plain-characters.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:$|[T ]\d)/;
const yearLast = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{2}|\d{4})$/;
const monthName = /^(?:\p{L}+,? )?(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;
const dayThenName =
  /^(?:\p{L}+,? )?(\d{1,2})(?:st|nd|rd|th|\.)?[ -](?:of )?(\p{L}{3,9})\.?,?[ -](\d{4})$/u;

/** @returns the day in ISO 8601; undefined if the calendar does not have it */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const wholeYear = (year: string) => Number(year) + (year.length === 2 ? 2_000 : 0);

/**
 * Reads a date in the usual notations. With slashes the month comes first (United States) unless it cannot be a month;
 * with points the day does.
 * @returns ISO 8601; undefined for text that is not a date
 */
export function readDay(text: string): string | undefined {
  const plain = plainCharacters(text);
  const iso = yearFirst.exec(plain);
  if (iso) return dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const numbers = yearLast.exec(plain);
  if (numbers) {
    const [one, other, year] = [Number(numbers[1]), Number(numbers[3]), wholeYear(numbers[4]!)];
    return numbers[2] === '.' || one > 12 ? dayOf(year, other, one) : dayOf(year, one, other);
  }
  const named = monthName.exec(plain);
  if (named) return dayOf(Number(named[3]), monthOf(named[1]!), Number(named[2]));
  const dayFirst = dayThenName.exec(plain);
  return dayFirst
    ? dayOf(Number(dayFirst[3]), monthOf(dayFirst[2]!), Number(dayFirst[1]))
    : undefined;
}
