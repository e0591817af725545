import type { ChartRow } from '../../../components/chart/chart-data.ts';
import { toCents, zero, type Money } from '../../../lib/seller-financing/money.ts';
import type { ScheduleRow } from '../../../lib/seller-financing/schedule.ts';

/** As many points as a curve of this size can show. */
const mostPoints = 60;

/** The curve of a schedule: received and owed amounts at the end of years, always with the last year. */
export function yearPoints(years: readonly ScheduleRow[], downPayment: Money): ChartRow[] {
  const step = Math.ceil(years.length / mostPoints);
  let received = toCents(downPayment).plus(zero);
  return years.flatMap(({ number, payment, balance }) => {
    received = received.plus(payment);
    if (number % step !== 0 && number !== years.length) return [];
    const values = { received: received.toNumber(), owed: balance.toNumber() };
    return [{ label: String(number), values }];
  });
}
