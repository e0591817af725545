import { beforeAll, describe, expect, it } from 'vitest';
import { composeBusinessGuide, composeCoach, composeContribution } from '../../src/guides/index.ts';
import { formOf } from '../../src/guides/library/heard/forms.ts';
import { heardFacts } from '../../src/guides/library/heard/heard-facts.ts';
import { clausesIn } from '../../src/guides/library/heard/own-clauses.ts';
import { turned, twoIn } from '../../src/guides/library/heard/question-told.ts';
import { reckonedIn } from '../../src/guides/library/heard/sums-told.ts';
import { toldIn } from '../../src/guides/themes/told.ts';
import { checkReply } from '../../src/scripture/index.ts';
import { talk } from './talk-with.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

const told = (...words: string[]) =>
  toldIn(
    words.at(-1)!,
    words.slice(0, -1).map((content) => ({ role: 'user' as const, content })),
  );
const heard = (name: string, ...words: string[]): string | undefined =>
  heardFacts[name]!(told(...words));

describe('A question said back', () => {
  it.each([
    ['What do I tell Marta?', 'what to tell Marta'],
    ['Should I move my kiln?', 'whether to move your kiln'],
    ['Can I keep what I wrote?', 'whether you can keep what you wrote'],
    ['Is it permitted to skip our line?', 'whether it’s permitted to skip your line'],
    ['Where do we put it if I’m late?', 'where to put it if you’re late'],
  ])('When it is %s, then it becomes %s', (question, back) => {
    expect(turned(question)).toBe(back);
  });

  it('When it speaks to the guide, then it is not turned', () => {
    expect(turned('What would you call it?')).toBeUndefined();
  });

  it('When it names two ways, then both are found in the words of the person', () => {
    expect(twoIn('Do I call the mill first or the bank first?')).toEqual([
      'call the mill first',
      'the bank first',
    ]);
    expect(twoIn('Should she see it or not?')).toBeUndefined();
  });
});

describe('What a person tells', () => {
  it('When a turn tells and asks, then only what it tells is quoted', () => {
    expect(clausesIn('I run a kiln. What do I say to her?')).toEqual(['I run a kiln']);
  });

  it('When a clause sounds like a verse, then it is not quoted, for the check would put a verse in its place', () => {
    expect(heard('quote', "It isn't that I don't know what to say.")).toBeUndefined();
    expect(heard('quote', "It isn't that I don't know what to plant.")).toBeDefined();
  });

  it('When somebody is dead, then nobody is named', () => {
    expect(heard('whom', 'My late wife Rosa would have known.')).toBeUndefined();
  });

  it('When a later turn says “him” or “her”, then it is the one of that kind', () => {
    const begin = 'My brother Emil and my aunt Greta both want the mill.';
    expect(heard('whom', begin, 'What do I tell her?')).toBe('Greta');
    expect(heard('whom', begin, 'What do I tell him?')).toBe('Emil');
    expect(heard('whom', begin, 'What now?')).toBeUndefined();
  });

  it('When its own words can be said as they stand, then they are found', () => {
    expect(
      heard('sayable', 'He is angry. I want to do the next one properly.', 'What do I say?'),
    ).toBe('I want to do the next one properly');
    expect(heard('sayable', 'I suspect he wants more.', 'What do I say?')).toBeUndefined();
  });
});

describe('The form of a turn', () => {
  it.each([
    ['What do I text her?', 'wording'],
    ['How much is that in a year?', 'sum'],
    ['What if she says no?', 'whatIf'],
    ['Do I ask the bank or the mill?', 'either'],
    ['Which of them comes first?', 'order'],
    ['When do I start?', 'time'],
    ['Should I leave the line empty?', 'sheet'],
    ['Where do I put that in the modules?', 'sheetWhere'],
    ['Is it fair to the others?', 'allowed'],
    ['Who could do that?', 'who'],
    ['I’m scared of the bank.', 'feeling'],
    ['There were six of them on the ladder.', 'facts'],
    ['Thanks, that helps', 'thanks'],
  ])('When it is “%s”, then it is %s', (message, form) => {
    expect(formOf(told(message))).toBe(form);
  });
});

describe('What is reckoned in any matter', () => {
  it.each([
    [
      ['8 guests at €70 each, twice a month'],
      '8 guests at €70 come to €560 each time, so €1,120 a month.',
    ],
    [['Maybe 3 a week, $200 each'], '3 a week at $200 come to $600 a week, about $2,600 a month.'],
    [
      ['I counted 4 times 25 and then 2 times 60'],
      '4 times 25 and 2 times 60 come to 100 and 120, together 220.',
    ],
    [
      ['A larger shed is 120 a month more. How much is that for a year?'],
      '120 a month comes to 1,440 a year.',
    ],
    [
      ['I take $90 a session', 'If every 4th is free, what do I charge the others?'],
      'If one in 4 is free, the other 3 carry it: $90 times 4, divided by 3, is $120 each.',
    ],
    [
      ['The well costs £3,600', 'Could we do it by June, it’s December now?'],
      'From December that is 6 months, so £3,600 needs about £600 a month.',
    ],
    [
      ['A roof is 2.6 million', 'How much a week if I give it 2 years?'],
      '2.6 million over 2 years is about 25,000 a week.',
    ],
    [
      ['The loom is 17,500. I have 3,500 put by.', 'I can save 500 a month, so by what date?'],
      '17,500 less the 3,500 you have at 500 a month takes 28 months.',
    ],
    [['The lease is $2,850 a month. So what is 11%?'], '11 percent of $2,850 is $313.50.'],
  ])('When %j is told, then the sum is right', (words, line) => {
    expect(reckonedIn(told(...words))).toBe(line);
  });

  it('When there is no sum in it, then nothing is reckoned', () => {
    expect(reckonedIn(told('We were 9 at the table on the 4th.'))).toBeUndefined();
  });
});

describe('A guide that does not know', () => {
  const loom = 'The big loom of my aunt Greta stands in our cellar and I honestly miss its noise.';

  it('When nothing was written for a turn, then it takes up what was told and asks one thing', () => {
    for (const guide of [composeCoach, composeBusinessGuide]) {
      const text = talk(guide, loom, 'We oiled it together on Sunday and she never said a word.');
      expect(text).toMatch(/never said a word|oiled it together/);
      expect(text.trim().endsWith('?')).toBe(true);
    }
  });

  it('When the same form comes again, then it is not said in the same words', () => {
    const next = ['We oiled it on Sunday and still it squeaks.', 'My neighbor only shrugs at it.'];
    const one = talk(composeCoach, loom, next[0]!);
    const other = talk(composeCoach, loom, ...next);
    const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);
    expect(sentences(other).filter((line) => sentences(one).includes(line))).toEqual([]);
  });

  it('When somebody has died, then what was written for a loss goes on, and no method', () => {
    const text = talk(
      composeCoach,
      'My husband died in winter and every line of my worksheet has him in it.',
      'Thirty years. He did the ovens and I did the till.',
    );
    expect(text).not.toMatch(
      /What would be worse|Which of the three comes first|Two sentences are enough/,
    );
  });

  it('When a person has to answer, then the mail holds what was told and asked, in their words', () => {
    const text = talk(
      composeContribution,
      'We keep 14 beehives behind the chapel and the honey is paid. Could a swarm be your emblem?',
    );
    expect(text).toContain(
      '“We keep 14 beehives behind the chapel and the honey is paid. Could a swarm be your emblem?”',
    );
    expect(text).toContain('within 24 hours');
  });

  it('When somebody in need tells more, then no gift is asked of them', () => {
    const text = talk(
      composeContribution,
      'I can’t pay my rent. I don’t know whom to ask.',
      'I have 180 of it. The flat is damp and my name is Ines.',
    );
    expect(text).not.toMatch(/Financial Donation|pledge/);
    expect(text).toContain('no disgrace');
  });
});
