const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';
const WEEKDAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';

const LONG: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};

/** A day of the year: "June 27", "11 June", "Nov 8th". */
export const DATE = `(?:(?:${WEEKDAYS}),? )?(?:(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?(?!\\d)|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})\\b)`;
const DAY = `(?:the \\d{1,2}(?:st|nd|rd|th)|the first|${DATE}|(?:next |this )?(?:${WEEKDAYS})|tomorrow|tonight)`;

/** Months written out, so that a letter may carry them. */
export const longDate = (text: string): string =>
  text
    .replaceAll(
      new RegExp(`\\b(${MONTHS})\\.?(?= \\d|$)|(?<=\\d (?:of )?)\\b(${MONTHS})\\b`, 'gi'),
      (month) => {
        const bare = month.replace('.', '').toLowerCase();
        return LONG[bare] ?? `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
      },
    )
    .replaceAll(
      new RegExp(`\\b(?:${WEEKDAYS})\\b`, 'gi'),
      (day) => `${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}`,
    )
    .replaceAll(
      /(?<=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})(?:st|nd|rd|th)/g,
      '',
    );

/** All days of the year that a text names, in their order. */
export const datesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(DATE, 'gi'))].map(([date]) => longDate(date));

/** The day that stands behind certain words: "due on the 18th". */
export const dayAfter = (words: string, text: string): string | undefined => {
  const found = new RegExp(
    `\\b(?:${words})\\s(?:is |it is |it's |on |by |before |the rent )*(${DAY})`,
    'i',
  ).exec(text)?.[1];
  return found && longDate(found);
};

/** "Tuesdays and Thursdays", where somebody names days that come back. */
export const weekdaysIn = (text: string): string | undefined => {
  const found = [
    ...text.matchAll(new RegExp(`\\b(every second |every other |every )?(${WEEKDAYS})s?\\b`, 'gi')),
  ].map(([, every, day = '']) => {
    const name = `${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}`;
    return every ? `${every.toLowerCase()}${name}` : `${name}s`;
  });
  const days = [...new Set(found)];
  if (days.length === 0) return undefined;
  return days.length === 1 ? days[0] : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;
};
