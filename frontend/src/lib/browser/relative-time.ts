const minuteMs = 60_000;

/** How long ago (specification section 9): "Just now", "Nm ago", "Nh ago", "Nd ago". */
export function relativeTime(iso: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(iso)) / minuteMs);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes}m ago`;
  if (minutes < 1_440) return `${Math.floor(minutes / 60)}h ago`;
  return `${Math.floor(minutes / 1_440)}d ago`;
}

/** The same in the middle of a sentence: "last used just now". */
export const relativeTimeWithin = (iso: string): string => relativeTime(iso).toLowerCase();

const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
});

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Such as "Nov 22, 2026, 6:30 PM", in the reader's time zone. */
export const dayAndTime = (iso: string): string => momentFormat.format(new Date(iso));

/** `MMM dd, yyyy`, in the reader's time zone. */
export function fullDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}
