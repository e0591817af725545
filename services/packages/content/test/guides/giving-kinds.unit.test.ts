import { beforeAll, describe, expect, it } from 'vitest';
import { composeContribution } from '../../src/guides/index.ts';
import { libraries } from '../../src/guides/libraries.ts';
import { checkReply } from '../../src/scripture/index.ts';
import { talk } from './talk-with.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

const kinds = libraries
  .find(({ name }) => name === 'contribution')!
  .matters.filter(({ signs }) => signs !== undefined);
const ways = kinds.flatMap(({ id, cue, entries }) =>
  entries.flatMap(({ asked }) => asked).map((asked) => ({ id, cue, asked })),
);

describe('The kinds of questions of the guide to giving', () => {
  it('When they are read, then each begins, goes on with what is told, and its cue stands in its questions', () => {
    expect(kinds.length).toBeGreaterThan(20);
    for (const { id, entries } of kinds) {
      const goesOn = entries.filter(({ role }) => role === 'then');
      expect({
        id,
        begins: entries.some(({ role }) => role === 'opening'),
        hasFacts: goesOn.some(({ kinds: ones }) => ones.length === 0),
      }).toEqual({ id, begins: true, hasFacts: true });
    }
    for (const { id, cue, asked } of ways)
      expect([id, asked, cue!.test(asked)]).toEqual([id, asked, true]);
  });

  it.each([
    ['a charity’s share', 'What share of a krona ends up in salaries?', /I don’t know/],
    ['a theft of long ago', 'In 1994 I stole from my boss. Can I give it to you?', /to his heirs/],
    ['lemonade', 'My twins sold lemonade and want to give the $12 to you', /their|they earned it/],
    [
      'an old van',
      'I have an old van that stands idle, do you want it?',
      /Whether the fellowship can take a vehicle/,
    ],
    ['a rumour of grants', 'Do you give grants for a water pump?', /no fund|no grants/],
    ['clothes', 'What should I wear to the gathering?', /come as you are/],
    ['silence', 'I gave 80 in March and no thank you came.', /Then let me begin: thank you/],
  ])('When somebody asks about %s, then the answer is to that', (_, message, said) => {
    expect(talk(composeContribution, message)).toMatch(said);
  });

  it.each(['I need winter tyres, I drive a taxi', 'We need a stove, ours broke on Monday'])(
    'When somebody is in need of a thing (%s), then nobody asks them for a gift',
    (message) => {
      const reply = talk(composeContribution, message);
      expect(reply).toMatch(/please give nothing here/);
      expect(reply).not.toMatch(/Financial Donation|pledge/);
    },
  );

  it('When a talk goes on, then it stays with its matter, and the words are for it', () => {
    const turns = [
      'You people sent me a letter. How did you get my address?',
      'It is for my late husband, Mr. Okoro. I never gave anything to you.',
      'What do I write so that it ends?',
    ];
    const replies = turns.map((_, at) => talk(composeContribution, ...turns.slice(0, at + 1)));
    expect(replies[1]).toMatch(/goes straight to the heart/);
    expect(replies[2]).toMatch(/Please tell me where you have it from, delete it/);
  });

  it('When a later turn asks for something else by its name, then that is answered', () => {
    const turns = [
      'Do I have to be saved to come?',
      'And my card was charged twice with $50 last week, can I get one back?',
    ];
    expect(talk(composeContribution, ...turns)).toMatch(/pending|double|twice/i);
  });
});
