import { expect, test } from 'vitest';
import { exactLoan } from './fraction-oracle.ts';
import { levelPayment } from './level-payment.ts';
import { Money, zero } from './money.ts';
import { defaultTexts, readTerms } from './read-terms.ts';
import { byYear, schedule, scheduleCsv, type ScheduleRow } from './schedule.ts';

function scheduleOf(changes: Partial<typeof defaultTexts> = {}) {
  const { terms } = readTerms({ ...defaultTexts, ...changes });
  if (!terms) throw new Error('these terms cannot be read');
  return schedule(terms);
}

const cents = (amount: Money) => amount.times(100).toFixed();
const sumOf = (rows: readonly ScheduleRow[], part: 'principal' | 'interest' | 'payment') =>
  rows.reduce((sum, row) => sum.plus(row[part]), zero);

/** Compares a schedule with the exact one, payment by payment. @returns the first difference */
function differenceFrom(loanCents: bigint, rate: string, months: number): string | undefined {
  const loan = new Money(String(loanCents)).div(100);
  const annualRate = new Money(rate);
  const terms = { homeValue: loan, downPayment: zero, annualRate, discountRate: zero, months };
  const ours = schedule(terms);
  const exact = exactLoan(loanCents, rate, months);
  const here = `${loanCents} cents at ${rate} percent in ${months} months`;
  if (cents(ours.payment) !== String(exact.payment)) return `${here}: payment`;
  if (ours.rows.length !== exact.rows.length) return `${here}: number of payments`;
  for (const [index, row] of exact.rows.entries()) {
    const own = ours.rows[index]!;
    if (cents(own.payment) !== String(row.payment)) return `${here}: payment ${index + 1}`;
    if (cents(own.balance) !== String(row.balance)) return `${here}: balance ${index + 1}`;
  }
  if (!sumOf(ours.rows, 'principal').equals(loan)) return `${here}: sum of the principal`;
  if (ours.rows.length > 0 && !ours.rows.at(-1)?.balance.isZero()) return `${here}: last balance`;
  // Also unrounded, to thirty digits.
  const [top, bottom] = exact.exactPayment;
  const precise = new Money(String((top * 10n ** 30n) / bottom)).div(new Money(10).pow(32));
  const off = levelPayment(loan, annualRate, months).minus(precise).abs();
  return off.lessThan('1e-28')
    ? undefined
    : `${here}: unrounded payment is off by ${off.toString()}`;
}

/** The same numbers in every run. */
function makeRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('When 10,000 loans are paid back, then each is as exact fractions say, to the cent', () => {
  const random = makeRandom(20_250_701);
  const different: string[] = [];
  for (let count = 0; count < 10_000; count += 1) {
    const loan = BigInt(Math.floor(10 ** (random() * 10)));
    const places = Math.floor(random() * 5);
    const rate = random() < 0.03 ? '0' : (random() ** 2 * 30).toFixed(places);
    const months = 1 + Math.floor(random() ** 6 * 480);
    const difference = differenceFrom(loan, rate, months);
    if (difference) different.push(difference);
  }
  expect(different).toEqual([]);
});

const edges: [loan: bigint, rate: string, months: number][] = [
  [0n, '6.5', 360],
  [1n, '6.5', 360],
  [5n, '0', 12],
  [10n, '0', 12],
  [40_000_000n, '0', 360],
  [40_000_000n, '0.000000000001', 360],
  [40_000_000n, '100', 360],
  [40_000_000n, '6.5', 1],
  [40_000_000n, '6.5', 1_200],
  [100_000_000_000_000_000n, '6.5', 360],
  [100_000_000_000_000_000n, '0.000000000001', 1_200],
  [100_000_000_000_000_000n, '1000', 24],
];
test.each(edges)(
  'When %s cents are lent at %s percent for %i months, then it is exact',
  (...loan) => {
    expect(differenceFrom(...loan)).toBeUndefined();
  },
);

test('When the defaults are paid back, then 359 payments are alike and the last settles the rest', () => {
  const { rows, payment, total } = scheduleOf();
  expect(rows).toHaveLength(360);
  expect(payment.toFixed(2)).toBe('2528.27');
  expect(rows.slice(0, 359).every((row) => row.payment.equals('2528.27'))).toBe(true);
  expect(rows.at(-1)?.payment.toFixed(2)).toBe('2530.88');
  expect(rows.at(-1)?.balance.toFixed(2)).toBe('0.00');
  expect(total.toFixed(2)).toBe('910179.81');
});

test('When the longest term is calculated, then it ends at 0.00 after 14,400 payments', () => {
  const { rows } = scheduleOf({ termYears: '1200' });
  expect(rows).toHaveLength(14_400);
  expect(rows.at(-1)?.balance.isZero()).toBe(true);
  expect(sumOf(rows, 'principal').toFixed(2)).toBe('400000.00');
});

test('When nothing is lent, then there is nothing to pay', () => {
  for (const changes of [{ downPayment: '500000' }, { homeValue: '0', downPayment: '0' }])
    expect(scheduleOf(changes)).toMatchObject({ rows: [] });
});

test('When payments are added up by year, then nothing is lost, also in a year that is not full', () => {
  const { rows, total } = scheduleOf({ termYears: '2.5' });
  const years = byYear(rows);
  expect(years.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(sumOf(years, 'payment').equals(total)).toBe(true);
  expect(sumOf(years, 'principal').toFixed(2)).toBe('400000.00');
  expect(years[1]?.balance.equals(rows[23]!.balance)).toBe(true);
  expect(years[2]?.balance.isZero()).toBe(true);
});

test('When the schedule is put into a file, then each payment is a line of plain figures', () => {
  const lines = scheduleCsv(scheduleOf().rows).split('\r\n');
  expect(lines).toHaveLength(362);
  expect(lines.slice(0, 2)).toEqual([
    'Payment number,Payment,Interest,Principal,Balance',
    '1,2528.27,2166.67,361.60,399638.40',
  ]);
  expect(lines[360]).toMatch(/^360,2530\.88,[\d.]+,[\d.]+,0\.00$/);
  expect(lines[361]).toBe('');
});
