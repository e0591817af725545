import { beforeAll, describe, expect, it } from 'vitest';
import { composeBusinessGuide, composeCoach, composeContribution } from '../../src/guides/index.ts';
import { reckonedTurns } from '../../src/guides/library/facts/reckoned-turns.ts';
import { readTurns } from '../../src/guides/library/turn-answers.ts';
import { toldIn } from '../../src/guides/themes/told.ts';
import { checkReply } from '../../src/scripture/index.ts';
import { talk } from './talk-with.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

const reckoned = (name: string, ...words: string[]): string | undefined =>
  reckonedTurns[name]!(
    toldIn(
      words.at(-1)!,
      words.slice(0, -1).map((content) => ({ role: 'user' as const, content })),
    ),
  );

describe('A turn of any matter', () => {
  const pay = '14,000 comes in, costs are 8,900. How much should I pay myself?';

  it('When it names sums, then they are reckoned', () => {
    expect(reckoned('leftTold', pay)).toContain('$5,100');
    expect(reckoned('lowerOne', pay, 'So 3,000 or 2,500?')).toBe('$2,500');
    expect(reckoned('wageWeeks', 'She wants 18 an hour')).toContain('$780 a month for ten hours');
    expect(reckoned('cardInterest', 'I owe 30,000 on cards at 24%')).toContain('$600 a month');
    expect(
      reckoned('growsBy', 'By June 30 regular clients, now I have 11, about 2 new ones, lose one'),
    ).toContain('19 months');
    expect(reckoned('share', '80,000 for 40% of it, we made 50,000 profit')).toContain('$200,000');
    expect(reckoned('raise', 'a raise to $31 from $26')).toContain('$10,400');
    expect(reckoned('rentMore', 'raises rent from 2,000 to 2,500')).toContain('25 percent');
  });

  it('When sums are missing, then nothing is reckoned', () => {
    for (const name of ['leftTold', 'wageWeeks', 'cardInterest', 'growsBy', 'share', 'raise'])
      expect(reckoned(name, 'I pay too little, what now?')).toBeUndefined();
  });

  it('When a choice between two wages is asked for, then one is chosen from what was told before', () => {
    const text = talk(composeCoach, pay, 'So 3,000 or 2,500?');
    expect(text).toContain('$2,500 for the first three months');
  });

  it('When something was hidden and the question why is feared, then it gets a sentence to say', () => {
    const text = talk(
      composeCoach,
      'I owe 31,000 on cards at 24%. Where do I even start?',
      'And if she asks why I hid it?',
    );
    expect(text).toContain('“I was ashamed');
  });

  it('When two things are asked and one is unknown, then that is said of the one', () => {
    const text = talk(
      composeContribution,
      'How do I set up a monthly gift of $20? Is there a mailing list for carpenters in Graz?',
    );
    expect(text).toMatch(/\$20/);
    expect(text).toContain('“Is there a mailing list for carpenters in Graz?”');
  });

  it('When a gift is ended after a job was lost, then it is ended and no more is asked', () => {
    const text = talk(composeContribution, 'please stop my monthly 40, I lost my job on Friday');
    expect(text).toContain('“Please end my monthly gift');
  });

  it('When a false date is wanted, then there is a no and an honest way', () => {
    const text = talk(composeBusinessGuide, 'A client wants me to backdate an invoice. Is it bad?');
    expect(text).toContain('write only what was really delivered, on the real date');
  });

  it('When the same is said again, then the same answer is not given again', () => {
    const same = 'He says everybody does it';
    const begin = 'A client wants me to backdate an invoice, how do I say no?';
    const first = talk(composeBusinessGuide, begin, same);
    expect(talk(composeBusinessGuide, begin, same, same)).not.toBe(first);
  });

  it('When they are read, then each has words that set it off, and those of the guide come first', () => {
    const turns = readTurns('coach');
    expect(turns.every(({ hears }) => hears !== undefined)).toBe(true);
    expect(turns[0]!.matter).toBe('coach');
    expect(turns.at(-1)!.matter).toBe('every');
  });
});
