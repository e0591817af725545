import { site } from '@kbf/contracts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The Monday of the week of a moment, in the fellowship's time zone: `2026-03-02`. */
export function weekOf(moment: Date): string {
  const today = new Date(moment.toLocaleDateString('en-CA', { timeZone: site.timeZone }));
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return new Date(today.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}
