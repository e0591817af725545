import type { ContactWay, NeedTag } from '@kbf/contracts';

export const tagWords: Record<NeedTag, string> = {
  advice: 'Advice',
  bookkeeping: 'Bookkeeping',
  customers: 'Customers',
  equipment: 'Equipment',
  hands: 'Helping hands',
  legal: 'Legal',
  marketing: 'Marketing',
  mentoring: 'Mentoring',
  space: 'Space',
  technology: 'Technology',
  transport: 'Transport',
  other: 'Other',
};

export const tagOptions = Object.entries(tagWords).map(([value, label]) => ({ value, label }));

export const wayWords: Record<ContactWay, string> = {
  phone: 'My phone number',
  email: 'My email address',
};

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date without a time: `Nov 22, 2026`. */
export const dayInWords = (day: string): string => dayFormat.format(new Date(day));

/** A date this many days from now, in the reader's time zone: `2026-11-22`. */
export function dayFromNow(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
