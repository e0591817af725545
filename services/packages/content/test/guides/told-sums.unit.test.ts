import { describe, expect, it } from 'vitest';
import { composeBusinessGuide } from '../../src/guides/business/compose-business-guide.ts';
import { composeCoach } from '../../src/guides/coach/compose-coach.ts';
import { toldSum } from '../../src/guides/library/facts/told-sums.ts';
import { toldIn } from '../../src/guides/themes/told.ts';
import { talk } from './talk-with.ts';

const lineOf = (...turns: string[]): string | undefined =>
  toldSum(
    toldIn(
      turns.at(-1)!,
      turns.slice(0, -1).map((content) => ({ role: 'user', content })),
    ),
  )?.line;

describe('A sum whose figures were told', () => {
  it.each([
    ['8 percent of $1,500 is $120', ['I must put it up 8%.', 'They pay $1,500. How much is that?']],
    ['5 percent of 80,000 is 4,000', ['Profit last year 80,000.', 'What would 5% of profit be?']],
    ['whole company at 500k', ['He offers 100k for 20%.', 'What does that say we are worth?']],
    [
      '20 at £300 are £6,000; with 15 that is £400 each',
      ['Average is £300 a visit.', 'If I kept it at 15, what gets me the same money as 20?'],
    ],
    ['three at 40 come to 120', ['Nine lessons at 40.', 'How much was that, the three?']],
    [
      '3 times 25 is 75, 2 times 10 is 20, together 95',
      ['I count 3 times 25 and 2 times 10, what does it come to?'],
    ],
    ['350 a month times 12 is 4,200', ['It is 350 more a month. How much for a year?']],
    [
      '52,000 over 2 years is about 500 a week',
      ['Goal 52,000.', 'How much a week if I take 2 years?'],
    ],
    [
      '6,000 less the 1,200 you have is 4,800; at 400 a month that takes 12 months',
      ['A van, 6,000. I have 1,200 put up.', 'I put up 400 a month. How long?'],
    ],
    [
      '900 less 600 is 300; 300 divided by 20 is 15.0, so 15 more',
      ['Rent goes from 600 to 900.', '20 euro a cut. How many more?'],
    ],
    [
      '$90,000 less 12k for the boat is $78,000',
      ['All in all $90,000. The boat is 12k.', 'If I take out the boat, what is left?'],
    ],
  ])('When it is asked for, then it is reckoned and shown: %s', (line, turns) => {
    expect(lineOf(...turns)).toContain(line);
  });

  it.each([
    [['They each do 7 hours at $24. I could move one to Fridays.']],
    [['We raise it by 8% or 11%.', 'They pay $1,500. How much is that?']],
    [['Goal 52,000, or 60,000 with the van.', 'How much a week if I take 2 years?']],
    [['How many things can I have on the list? My sister has 5.']],
    [['Can I get back the 50? How long does that take?']],
  ])('When nobody asks, or a figure is in doubt, then nothing is reckoned: %s', (turns) => {
    expect(lineOf(...turns)).toBeUndefined();
  });

  it('When a guide is asked for it in a later turn, then the sum is the answer', () => {
    const said = talk(
      composeBusinessGuide,
      'My landlord raises the rent of the barber shop from 600 to 900.',
      '20 euro a cut. how many heads more is that in a month',
    );
    expect(said).toMatch(/^900 less 600 is 300; 300 divided by 20 is 15\.0, so 15 more a month\./);
    expect(
      talk(composeCoach, 'My goal is 52,000 in the bank.', 'how much a week if i take 2 years'),
    ).toContain('about 500 a week');
  });

  it('When the answer to it is no number, then none is given', () => {
    const said = talk(
      composeBusinessGuide,
      'The inspector wants a bribe. Goal 52,000.',
      'how much a week if I bet it for 2 years',
    );
    expect(said).not.toContain('500 a week');
  });
});
