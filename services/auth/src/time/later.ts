const minuteMs = 60_000;

type Span = { minutes?: number; hours?: number; days?: number };

const msOf = ({ minutes = 0, hours = 0, days = 0 }: Span): number =>
  (minutes + 60 * (hours + 24 * days)) * minuteMs;

/** The moment that is `span` after `from`. @param from usually the database's clock, which decides all expiry */
export const later = (from: Date, span: Span): Date => new Date(from.getTime() + msOf(span));

/** The moment that is `span` before `from`. */
export const earlier = (from: Date, span: Span): Date => new Date(from.getTime() - msOf(span));
