const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Such as "Nov 22, 6:30 PM", in the reader's time zone. */
export const moment = (iso: string): string => format.format(new Date(iso));
