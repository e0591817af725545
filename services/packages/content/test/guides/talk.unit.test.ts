import { beforeAll, describe, expect, it } from 'vitest';
import { businessFacts } from '../../src/guides/business/facts/all-facts.ts';
import { debtorsIn } from '../../src/guides/business/facts/debtors.ts';
import { coachFacts } from '../../src/guides/coach/facts/all-facts.ts';
import { ordersOf } from '../../src/guides/coach/facts/changed-order.ts';
import { rankingIn } from '../../src/guides/coach/rankings.ts';
import { composeBusinessGuide, composeCoach, composeContribution } from '../../src/guides/index.ts';
import { readMatters } from '../../src/guides/library/read-library.ts';
import { leansBack, turnKinds } from '../../src/guides/library/turn-kinds.ts';
import { toldIn } from '../../src/guides/themes/told.ts';
import { checkReply } from '../../src/scripture/index.ts';
import { talk } from './talk-with.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

describe('A later turn', () => {
  it.each([
    ['Should I wait till January?', 'when'],
    ['What would I say, word for word?', 'words'],
    ['What do I do if he walks out?', 'what-if'],
    ['shorter', 'shorter'],
    ['Can you make it a little warmer?', 'warmer'],
    ['how long does it take', 'how-long'],
    ['sorry i did it backwards', 'correction'],
    ['thanks a lot', 'thanks'],
    ['He lost one farm already.', 'fact'],
  ])('When it is "%s", then it is known for what it is', (message, kind) => {
    expect(turnKinds(message)[0]).toBe(kind);
  });

  it('When it names something of its own at length, then it does not lean on the talk', () => {
    expect(leansBack('and do I tell him?')).toBe(true);
    expect(leansBack('Separate thing: does the fellowship accept stock as a gift?')).toBe(false);
  });

  it('When it is read from a text, then kinds and words are parted', () => {
    const [matter] = readMatters(
      '# tea | tea\n## ~ words, when | with it\n/ milk|sugar\n/ lemon\n& cup|pot\nSay it.\n## ~ any\nSo.\n',
    );
    expect(matter!.entries).toMatchObject([
      { role: 'then', kinds: ['words', 'when'], anywhere: false, says: ['Say it.'] },
      { role: 'then', kinds: [], hears: undefined },
    ]);
    const { hears } = matter!.entries[0]!;
    expect(hears!.test('and a cup with milk?')).toBe(true);
    expect(hears!.test('a slice of lemon for the pot')).toBe(true);
    expect(hears!.test('and with milk?')).toBe(false);
  });

  it('When it asks for a decision within the talk, then it gets one of the same matter', () => {
    const text = talk(
      composeBusinessGuide,
      'I need to fire my receptionist. Late 11 times, 2 written warnings, but it is nearly Christmas',
      'Should I wait till January?',
    );
    expect(text).toContain('I would not wait');
  });

  it('When one word of it belongs to another matter, then the talk stays with its own', () => {
    const text = talk(
      composeBusinessGuide,
      'my auntie wants me to hire my cousin for the front desk, he never kept a job',
      'She is coming Sunday after church for an answer',
    );
    expect(text).not.toMatch(/rota|six Sundays/);
    expect(text).toContain('before the coffee is cold');
  });

  it('When it asks who answers here, then it is told, whatever the talk was about', () => {
    const text = talk(
      composeContribution,
      'Who are you people? Are you a church or a charity?',
      'And am I speaking to a person or is this an AI?',
    );
    expect(text).toContain('I am an AI');
  });

  it('When a false assurance is asked for, then it is refused in plain words', () => {
    const text = talk(
      composeContribution,
      'Last ministry took my money and bought a boat. Why would I trust yours?',
      'Just say it’s audited and I’ll give today.',
    );
    expect(text).toMatch(/^No\. I do not know/);
  });

  it('When lines are to be written anew, then each outcome becomes something one can see', () => {
    const text = talk(
      composeCoach,
      'What is the difference between a behavior and an outcome? I wrote: "lose 20 pounds, get 5 new customers".',
      'rewrite them for me then',
    );
    expect(text).toContain('For “lose 20 pounds”: I walk');
    expect(text).toContain('For “get 5 new customers”');
  });
});

describe('Orders that change', () => {
  const order = (...lines: string[]) =>
    ordersOf({ all: lines.join('\n') })
      .now?.flat()
      .join(' ');

  it.each([
    [
      'Ranking: 1 contrib. 2 connexion 3 certainty / 4 growth, 5 = variety, last signif.',
      'contribution connection certainty growth variety significance',
    ],
    [
      'cert 2, var6, signif - 5, conn 1!!, growth 4 contrib 3 (1 is most)',
      'connection certainty contribution growth significance variety',
    ],
    [
      'growth#1 significnce#2 certanty#3 conection#4 contribtion#5 varity#6',
      'growth significance certainty connection contribution variety',
    ],
  ])('When somebody writes "%s", then every need has its place', (text, expected) => {
    expect(rankingIn(text)?.flat().join(' ')).toBe(expected);
  });

  it('When it was meant the other way, two are swapped or moved, then the order is a new one', () => {
    const given = '1 growth 2 love 3 certainty 4 variety 5 significance 6 contribution';
    expect(order(given, 'sorry i did it backwards, 6 is most')).toBe(
      'contribution significance variety certainty connection growth',
    );
    expect(order(given, 'swap growth and certainty please')).toBe(
      'certainty connection growth variety significance contribution',
    );
    expect(order(given, 'I changed it: certainty should be first, growth third')).toBe(
      'certainty connection growth variety significance contribution',
    );
  });
});

describe('Sums and whose they are', () => {
  const owed =
    'Brandt Homes $14,200, 97 days. Lakeside Builders $6,050, 61 days, and the owner just had a stroke. ' +
    'And a deacon at my own church, $1,900 since last Christmas. ' +
    'I have payroll on Friday, $9,300, and 4,100 in the bank.';
  const read = (name: string, message: string, before: string) =>
    businessFacts[name]!(toldIn(message, [{ role: 'user', content: before }]));

  it('When several owe, then each is bound to the own sum, and wages are no debtor', () => {
    expect(debtorsIn(owed).map(({ value }) => value)).toEqual([14_200, 6050, 1900]);
    expect(read('debtorOwed', 'a text to the deacon', owed)).toBe('$1,900');
    expect(read('debtorOwed', 'write to Lakeside', owed)).toBe('$6,050');
    expect(read('debtorOwed', 'write a text', owed)).toBeUndefined();
    expect(read('payrollGap', 'and now?', owed)).toContain('$5,200 are missing');
  });

  it('When the largest is ill, then the others come first', () => {
    const lines = read('debtorList', 'in what order?', owed)!.split('\n');
    expect(lines[0]).toContain('Brandt Homes: $14,200');
    expect(lines.at(-1)).toContain('Lakeside Builders: $6,050');
  });

  it('When a letter is asked for, then sums are done and instructions stay out of it', () => {
    const letter = read(
      'wholeLetter',
      'To: Mrs. Ann Hale. She brought a coat on May 2, paid deposit 150 from total 420. It was ready May 30. ' +
        'I called her three times. Please pick up before October 15. I sign as Linh Nguyen.',
      '',
    )!;
    expect(letter).toContain('What is left to pay is $270.');
    expect(letter).toContain('I have called you three times');
    expect(letter).toContain('Linh Nguyen');
    expect(letter).not.toMatch(/sign as|your three/);
    expect(
      read(
        'wholeLetter',
        'Contract signed March 3 2023, 24 months. Since July they’ve missed 7 deliveries out of 20. ' +
          'I want the contract ended on Nov 30, and credit for the 7 ($77.50 each, you do the sum). ' +
          'Their driver, Curtis, has been lovely, say that.',
        '',
      ),
    ).toContain('credit us $542.50 for the 7');
  });

  it('When a loan is named with its years, then it is held against what is cleared', () => {
    const loan = 'SBA loan 150k, 10 yrs, at 11%. My place clears about 4,800 a month';
    expect(read('termLoan', loan, '')).toContain('$2,066 a month');
    expect(read('loanHolds', loan, '')).toContain('$2,734 to spare');
  });

  it('When a line is an outcome or a behavior, then it is sorted', () => {
    const sorted = (message: string) => coachFacts['sorted']!(toldIn(message, []));
    expect(sorted('So "eleven girls finish a skirt by Easter" which one is that')).toContain(
      'is an outcome',
    );
    expect(sorted('"call two people every Tuesday at nine" is that a behavior?')).toContain(
      'is behavior',
    );
  });
});

describe('A sum in a letter', () => {
  it('When it stands after “is” with its thousands parted, then it is no verse and stays whole', () => {
    const text = 'My rent is 2,400, due on the 1st. I paid 1,200, and 3,650.';
    expect(checkReply(text).text).toBe(text);
  });
});
