import { beforeAll, describe, expect, it } from 'vitest';
import { splitFacts } from '../../src/guides/business/facts/split-facts.ts';
import { toldFacts } from '../../src/guides/business/facts/told-facts.ts';
import { composeBusinessGuide, composeCoach } from '../../src/guides/index.ts';
import { libraries } from '../../src/guides/libraries.ts';
import type { Matter } from '../../src/guides/library/types.ts';
import { toldIn } from '../../src/guides/themes/told.ts';
import { checkReply } from '../../src/scripture/index.ts';
import { talk } from './talk-with.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

const library = libraries.find(({ name }) => name === 'business')!;
const kindsOf = (guide: string): readonly Matter[] =>
  libraries.find(({ name }) => name === guide)!.matters.filter(({ signs }) => signs !== undefined);
const kinds = kindsOf('business');
const read = (name: string, ...messages: string[]): string | undefined =>
  library.facts[name]!(
    toldIn(
      messages.at(-1)!,
      messages.slice(0, -1).map((content) => ({ role: 'user', content })),
    ),
  );

describe.each([
  ['business', 60],
  ['coach', 45],
] as const)('The kinds of questions of the guide %s', (guide, most) => {
  it('When they are read, then each begins, and those of the business guide go on with words, facts and doubts', () => {
    expect(kindsOf(guide).length).toBeGreaterThan(most);
    for (const { id, cue, entries } of kindsOf(guide)) {
      const goesOn = entries.filter(({ role }) => role === 'then');
      expect({
        id,
        hasCue: cue !== undefined,
        begins: entries.some(({ role }) => role === 'opening'),
      }).toEqual({ id, hasCue: true, begins: true });
      if (guide === 'coach') continue;
      expect({
        id,
        hasWords: goesOn.some(({ kinds: ones }) => ones.includes('words')),
        hasDoubts: goesOn.some(({ kinds: ones }) => ones.includes('what-if')),
        hasFacts: goesOn.some(({ kinds: ones }) => ones.length === 0),
        answers: goesOn.some(({ answersAny }) => answersAny),
      }).toEqual({ id, hasWords: true, hasDoubts: true, hasFacts: true, answers: true });
    }
  });

  it('When the ways of asking a kind are read, then its cue stands in each of them', () => {
    for (const { id, cue, entries } of kindsOf(guide))
      for (const text of entries.flatMap(({ asked }) => asked))
        expect([id, text, cue!.test(text)]).toEqual([id, text, true]);
  });
});

describe('The kinds of questions of the coach', () => {
  it('When one of them goes on, then a choice of three is made by the rule that was told', () => {
    const turns = [
      'How many things can I have on the do list, my sister has 5 and says more is pride',
      'I have 19, and my knees are shot.',
      'Pick three for this week. Dryer 6 is dead, insurance letter, call my nephew, the sign, take a day off.',
    ];
    const replies = turns.map((_, at) => talk(composeCoach, ...turns.slice(0, at + 1)));
    expect(replies[0]).toMatch(/three for this week/);
    expect(replies[2]).toMatch(
      /First, Dryer 6 is dead.*Second, insurance letter.*Third, take a day off/,
    );
    expect(new Set(replies).size).toBe(3);
  });

  it('When what is left and what comes in a month are told, then the new date is reckoned', () => {
    const reply = talk(
      composeCoach,
      'I missed my deadline, it was 30 June: the debt paid off. I do not want to go back to the group.',
      'So R55 000 left. I have R4 200 a month sure money. What new date is honest?',
    );
    expect(reply).toMatch(/R55 000 at R4 200 a month takes 14 months/);
  });

  it('When somebody was signed up by another and mourns, then nobody is sent to ask the dead', () => {
    const reply = talk(
      composeCoach,
      'Why do I have to have goals at all. My wife Bev passed in March and the pastor signed me up for this',
    );
    expect(reply).not.toMatch(/ask tonight/);
    expect(reply).toMatch(/I’m sorry/);
  });

  it('When the wife with whom all was done has died, then it is not taken for a couple with two sheets', () => {
    const reply = talk(
      composeCoach,
      'My wife died in February. We ran the workshop together. The worksheet is different now.',
    );
    expect(reply).not.toMatch(/Two sheets/);
  });

  it('When the one who stood in every line has died, then no new sheet is asked for', () => {
    const reply = talk(
      composeCoach,
      'my wife died in spring and every line in my worksheet had her in it. do i do a new one',
    );
    expect(reply).toMatch(/A new one isn’t due yet/);
    expect(reply).not.toMatch(/deadline|number and a date/);
  });
});

describe('The kinds of questions of the business guide', () => {
  it('When a talk goes on, then it stays with its matter, and the words are for it', () => {
    const turns = [
      'One of my painters smells, two customers said so. He works well.',
      'He lives in a hostel, I think he has no washing machine.',
      'Tell me the words, please. His name is Greg.',
      'And if he quits?',
    ];
    const replies = turns.map((_, at) => talk(composeBusinessGuide, ...turns.slice(0, at + 1)));
    expect(replies[0]).toMatch(/alone, in two minutes/);
    expect(replies[2]).toMatch(/“Greg, I’ve got something awkward/);
    expect(replies.join(' ')).not.toMatch(/Your work here ends|recordings/);
    expect(new Set(replies).size).toBe(4);
  });

  it('When a later turn only mentions another matter, then the talk does not leave its own', () => {
    const turns = [
      'My brother in law works for me and he is lazy, he arrives late and the others see it.',
      'Mama’s already told me if I fire him don’t bother with Thanksgiving',
    ];
    expect(talk(composeBusinessGuide, ...turns)).not.toMatch(/your work here ends/i);
    expect(talk(composeBusinessGuide, ...turns)).toMatch(/quiet sentence with a date/);
  });

  it.each([
    'The novel I print has a chapter in which a baker burned his hand at the oven while the worker at the machine ' +
      'slept, and the cover shows a ladder; which paper would you choose for the binding?',
    'Our choir of fishermen sings on the site of the old ladder factory, where in 1911 a man fell from the roof into ' +
      'a cart of hay and laughed; which day would suit the mayor for a small feast with soup?',
  ])(
    'When signs of a kind stand in a message by chance (%s), then it is not taken for it',
    (message) => {
      expect(kinds.some(({ signs }) => signs!.test(message))).toBe(true);
      const { subjects } = composeBusinessGuide({ message });
      expect(kinds.map(({ id }) => id)).not.toContain(subjects[0]);
    },
  );
});

describe('What the business guide reads of names, sums and days', () => {
  it.each([
    ['His name’s Shug', 'Shug'],
    ['Fede is his name. On Tuesday he lied.', 'Fede'],
    ['If I say yes to Chikondi the others ask, too', 'Chikondi'],
    ['What do I say to him on Monday in First Baptist', undefined],
    ['We moved to Copenhagen', undefined],
  ])('When it reads "%s", then the name is %s', (text, name) => {
    expect(toldFacts['name']!(toldIn(text, []))).toBe(name);
  });

  it('When a sum is told, then it stands as it was written, the last one of the last message', () => {
    expect(read('lastSum', 'It was 600 lempiras', 'now 45,000 naira')).toBe('45,000 naira');
    expect(read('lastSum', 'It was 600 lempiras', 'I do not know')).toBe('600 lempiras');
    expect(read('dayTold', 'I am closing on sunday', 'I start by monday')).toBe('Monday');
  });

  it('When tips or pay are divided, then it is reckoned from what was told, or not at all', () => {
    expect(
      read('tipSplit', '$410 on a Saturday. 3 girls, 2 in the kitchen and the dishwasher'),
    ).toMatch(
      /\$287 for the 3 who serve, about \$96 each, and \$123 for the 3 behind, about \$41 each/,
    );
    expect(
      read('hoursSplit', 'I work 60 hours and she works 25 since the baby', 'if 3,000 is all'),
    ).toMatch(/2,118 for the 60 hours and 882 for the 25/);
    expect(splitFacts['tipSplit']!(toldIn('they share the tips', []))).toBeUndefined();
  });
});
