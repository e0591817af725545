const minuteMs = 60_000;

/** How long ago (specification section 9): "Just now", "Nm ago", "Nh ago", "Nd ago". */
export function relativeTime(iso: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(iso)) / minuteMs);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes}m ago`;
  if (minutes < 1_440) return `${Math.floor(minutes / 60)}h ago`;
  return `${Math.floor(minutes / 1_440)}d ago`;
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
});

/** `MMM dd, yyyy`, in the reader's time zone. */
export function fullDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}
