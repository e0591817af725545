const minuteMs = 60_000;

type Span = { minutes?: number; hours?: number; days?: number };

const msOf = ({ minutes = 0, hours = 0, days = 0 }: Span): number =>
  (minutes + 60 * (hours + 24 * days)) * minuteMs;

/** So long after a moment. @param from as a rule the database's clock, by which everything that ends is judged */
export const later = (from: Date, span: Span): Date => new Date(from.getTime() + msOf(span));

/** So long before a moment. */
export const earlier = (from: Date, span: Span): Date => new Date(from.getTime() - msOf(span));
