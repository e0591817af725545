import { describe, expect, it } from 'vitest';
import { businessFacts } from '../../src/guides/business/facts/all-facts.ts';
import { monthlyPayment } from '../../src/guides/business/facts/loans.ts';
import { coachFacts } from '../../src/guides/coach/facts/all-facts.ts';
import { rankingIn } from '../../src/guides/coach/rankings.ts';
import { contributionFacts } from '../../src/guides/contribution/facts.ts';
import { datesIn, weekdaysIn } from '../../src/guides/library/facts/dates.ts';
import { money, sumsIn } from '../../src/guides/library/facts/sums.ts';
import type { Fact } from '../../src/guides/library/types.ts';
import { toldIn } from '../../src/guides/themes/told.ts';

const read = (facts: Readonly<Record<string, Fact>>, name: string, ...told: string[]) =>
  facts[name]!(
    toldIn(
      told.at(-1)!,
      told.slice(0, -1).map((content) => ({ role: 'user', content })),
    ),
  );

describe('Sums and days', () => {
  it('When sums are written in many ways, then each comes to what was meant', () => {
    const text = '$1,340 and £780, 60k for it, 9 grand, 600,000 pesos, 18,250 in all, in 2019';
    expect(sumsIn(text).map(({ value }) => value)).toEqual([
      1340, 780, 60_000, 9000, 600_000, 18_250,
    ]);
    expect(money(1234.5)).toBe('$1,234.50');
    expect(money(1_000_000, '€')).toBe('€1,000,000');
  });

  it('When days are written short, then they are written out', () => {
    expect(datesIn('on Nov 8th, due 11 July, Friday, June 27')).toEqual([
      'November 8',
      '11 July',
      'Friday, June 27',
    ]);
    expect(weekdaysIn('Tuesdays and every second Saturday')).toBe(
      'Tuesdays and every second Saturday',
    );
  });
});

describe('What the coach reckons', () => {
  const figures =
    'Rev 31k/mo, rent 4200, payroll 14500, materials 7900, loan 1850, I take whats left. Is that ok';

  it('When figures are given, then what is left is their difference, and the goal is worked back', () => {
    expect(read(coachFacts, 'left', figures)).toContain('$2,550 is left in a month, 8 percent');
    const plan = read(coachFacts, 'backwards', figures, 'my goal is to take home 6k every month');
    expect(plan).toContain('$3,450 a month is missing');
    expect(plan).toContain('11.2 percent more');
    expect(plan).toContain('from $31,000 to $35,650');
  });

  it('When more goes out than comes in, then what is missing is said', () => {
    expect(read(coachFacts, 'left', 'income 2,000, rent 1,500, food 700, car 300')).toContain(
      '$500 is missing',
    );
  });

  it('When a goal and what is there are named, then the gap is parted over the weeks', () => {
    const plan = read(
      coachFacts,
      'gapPlan',
      'a goal for the quarter, i need 12 new accounts and i’ve got 3',
    );
    expect(plan).toContain('9 are missing');
    expect(plan).toContain('about 36 priced offers, 3 a week');
    expect(read(coachFacts, 'saveLine', 'need 600,000 pesos')).toContain('50,000 pesos a month');
    expect(read(coachFacts, 'hourWage', 'I let a gown go for $40 that took me 31 hours')).toContain(
      '$1.29 an hour',
    );
  });

  it.each([
    [
      'Cert-5 vari 2 signif=4 conn (3?) growth 1st contrib 6',
      'growth variety connection significance certainty contribution',
    ],
    [
      '1 growth 2 contribution 3= certainty/connection 5 variety 6 significance',
      'growth contribution certainty=connection variety significance',
    ],
    [
      'Cert-9, var-3, sig-8, conn-8, gro-5, contr-4 (out of ten)',
      'certainty significance=connection growth contribution variety',
    ],
    [
      'contribution 1, connection 2, then certainty, growth, significance and variety dead last',
      'contribution connection certainty growth significance variety',
    ],
    [
      'number one is love, number two security, three growth, rest whatever',
      'connection certainty growth',
    ],
    ['growth first, then significance then variety', 'growth significance variety'],
    [
      'cert > love/conn > contrib > growth > signif > variety',
      'certainty connection contribution growth significance variety',
    ],
  ])('When somebody ranks "%s", then no need is lost or moved', (text, order) => {
    expect(
      rankingIn(text)
        ?.map((tied) => tied.join('='))
        .join(' '),
    ).toBe(order);
  });
});

describe('What the business guide reckons and reads', () => {
  it('When a loan is named, then its payment is that of a loan in equal parts', () => {
    expect(monthlyPayment(60_000, 9.5, 5)).toBeCloseTo(1260.11, 1);
    expect(monthlyPayment(1200, 0, 1)).toBe(100);
    expect(read(businessFacts, 'loan', '60k for a second excavator, at 9.5%')).toContain(
      '$1,260 a month over five years',
    );
  });

  it('When prices rise, then difference and share are right', () => {
    expect(read(businessFacts, 'rise', 'from €3.20 to €3.85 for a loaf')).toBe(
      'From €3.20 to €3.85 is €0.65 more, 20.3 percent.',
    );
    expect(read(businessFacts, 'riseNote', 'up 10%, from $210 to $235 a week')).toContain(
      '11.9 percent',
    );
  });

  it('When debts are named, then tax and wages come before the bank', () => {
    const text =
      '62k on a line of credit at 11.5%, 18k to a supplier, and 9k in back payroll tax. Profit’s about 3,500 a month.';
    expect(read(businessFacts, 'debtOrder', text)).toBe(
      'In your case: $9,000 (payroll tax), then $18,000 (supplier), then $62,000 (line of credit).',
    );
    expect(read(businessFacts, 'profitPlan', text)).toContain('$2,450 to the tax');
  });

  it('When a letter is asked for, then names, days and sums are read out of it', () => {
    const text =
      'Facts: Marchetti & Daughters Tile, I’m Rosa Marchetti. Customer is Mr Alan Dupree. ' +
      'Invoice 2207, $3,480, bathroom floor finished 11 June, due 11 July. ' +
      'I’d take three payments of $1,160 on the 15th of Sept, Oct and Nov.';
    expect(read(businessFacts, 'dear', text)).toBe('Mr Dupree');
    expect(read(businessFacts, 'from', text)).toBe('Rosa Marchetti');
    expect(read(businessFacts, 'firm', text)).toBe('Marchetti & Daughters Tile');
    expect(read(businessFacts, 'owed', text)).toBe('$3,480');
    expect(read(businessFacts, 'dueDate', text)).toBe('11 July');
    expect(read(businessFacts, 'payPlan', text)).toBe(
      'three payments of $1,160 on the 15th of September, October and November',
    );
  });
});

describe('What the contribution guide reads', () => {
  it('When a gift was too large, then the difference is named', () => {
    const text = 'I gave 500 on Friday but meant 50';
    expect(read(contributionFacts, 'difference', text)).toBe('$450');
    expect(read(contributionFacts, 'day', text)).toBe('Friday');
  });
});
