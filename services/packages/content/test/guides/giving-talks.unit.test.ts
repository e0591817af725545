import { beforeAll, describe, expect, it } from 'vitest';
import { plainLibrary } from '../../src/guides/contribution/plain-answer.ts';
import { plainFacts } from '../../src/guides/contribution/plain-facts.ts';
import { refundLetter } from '../../src/guides/contribution/refund-letter.ts';
import { inMoneyOf, moneyIn } from '../../src/guides/contribution/told-money.ts';
import { composeContribution } from '../../src/guides/index.ts';
import { fill, tidy } from '../../src/guides/library/fill.ts';
import { toldIn } from '../../src/guides/themes/told.ts';
import { checkReply } from '../../src/scripture/index.ts';
import { talk } from './talk-with.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

const read = (name: string, ...turns: string[]): string | undefined =>
  plainFacts[name]!(
    toldIn(
      turns.at(-1)!,
      turns.slice(0, -1).map((content) => ({ role: 'user', content })),
    ),
  );

describe('What the guide to giving says to single sentences', () => {
  const entries = plainLibrary.matters.flatMap((matter) => matter.entries);

  it('When they are read, then each has its own name, and every gap is a fact that can be read', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = entries.flatMap(({ id, says, needs }) => [
      ...needs.map((need) => [id, need.replace('-', '')] as const),
      ...says.flatMap((text) =>
        [...text.matchAll(/\{[+-]?(\p{L}+)(?=[|:}])/gu)].map(([, name]) => [id, name!] as const),
      ),
    ]);
    for (const [id, name] of names)
      expect([id, name, name === 'isLater' || name in plainFacts]).toEqual([id, name, true]);
  });

  it('When nothing but what it needs was told, then every answer is whole and short', () => {
    for (const { id, says, needs } of entries)
      for (const text of says) {
        const known = (name: string): string | undefined =>
          needs.includes(name) ? 'so much' : undefined;
        const said = tidy(fill(text, known, 'nothing in particular'));
        expect({
          id,
          isWhole: !/[{}]|\s[,;:?!]|undefined|\.\.(?!\.)/.test(said),
          isShort: said.split(/\s+/).length < 240,
          isChecked: checkReply(said).text === said,
        }).toEqual({ id, isWhole: true, isShort: true, isChecked: true });
      }
  });

  it('When each matter is read, then it begins, and has an answer for what is only told', () => {
    for (const { id, entries: own } of plainLibrary.matters.filter((one) => one.signs))
      expect([
        id,
        own.some(({ role }) => role === 'opening'),
        own.some(({ role, kinds }) => role === 'then' && kinds.length === 0),
      ]).toEqual([id, true, true]);
  });
});

describe('Money as it was told', () => {
  it.each([
    ['I want to set 3,000 yen a month', '3,000 yen'],
    ['I gave 40 000 kroner', '40,000 kroner'],
    ['My pension is 2.150 lei', '2,150 lei'],
    ['We would give CHF 12,000', 'CHF 12,000'],
    ['She left 8,500 Swiss francs', '8,500 Swiss francs'],
    ['I gave 300 last year', '300'],
    ['It was ₹2,500', '₹2,500'],
  ])('When somebody writes "%s", then it is %s and of no other money', (text, shown) => {
    const [sum] = moneyIn(text);
    expect(inMoneyOf(sum!.value, sum!)).toBe(shown);
  });

  it('When a number counts people, years or goods, then it is no money', () => {
    expect(moneyIn('I have 22 yards and 190 cows, since 2016, 14 employees')).toEqual([]);
  });

  it('When a sum is asked for, then it is reckoned and shown, or not at all', () => {
    expect(read('monthsTotal', 'I give 500 rupees a month', 'for six months, how much is it')).toBe(
      '500 rupees times 6 months is 3,000 rupees.',
    );
    expect(read('tenthTold', 'I got 20,000 pesos', 'a tenth, less the 4,000 I paid?')).toContain(
      '16,000 pesos, and a tenth of that 1,600 pesos',
    );
    expect(read('habitBack', 'payments 40, 40 and then 400 euro')).toContain('360 euro');
    expect(read('missing', '150 for two, used')).toBeUndefined();
    expect(read('missing', '280 for four. Have 90')).toBe('190');
    expect(read('monthsTotal', 'I give 500 rupees')).toBeUndefined();
  });
});

describe('The mail that asks for money back', () => {
  const letter = (...turns: string[]): string =>
    refundLetter(
      toldIn(
        turns.at(-1)!,
        turns.slice(0, -1).map((content) => ({ role: 'user', content })),
      ),
      undefined,
    );

  it('When both sums are told, then the difference stands in it, in their money', () => {
    expect(letter('I wanted to give 30 lei and the phone made 300 lei')).toContain(
      'difference of 270 lei',
    );
  });

  it('When it was to be once and was taken again, then it asks for the second and an end', () => {
    expect(letter('I wanted to give 15 one time and now I see 15 again on the 4th')).toMatch(
      /once, and it was taken again on the 4th.*end any monthly gift/,
    );
  });

  it('When the largest of several payments was the mistake, then that one is named', () => {
    expect(letter('My mother gave 20, 20 and then 2,000 pounds, a mistake')).toContain(
      '2,000 pounds',
    );
  });
});

describe('Talks about giving', () => {
  it('When somebody needs a tool in a country without 211, then no American number is named', () => {
    const text = talk(
      composeContribution,
      'I am writing not to give but to ask. My sewing machine burned in Kigali, 400,000 francs. ' +
        'Do you help people like me?',
    );
    expect(text).toMatch(/please give nothing here/);
    expect(text).not.toMatch(/211|\$|rent or bills/);
  });

  it('When a will is one’s own, then nobody is condoled with', () => {
    const text = talk(
      composeContribution,
      'I want to leave something to you in my will. What do people do?',
    );
    expect(text).not.toMatch(/sorry|loss/);
    expect(text).toMatch(/lawyer of your own/);
  });

  it('When a member is said to be vouched for, then it is denied, and words are given that name nobody', () => {
    const turns = [
      'A member of yours, Mr. Boateng, wants me to lend him 5,000 cedis, he said the fellowship ' +
        'stands behind him. Is that true?',
      'How do I tell him no?',
    ];
    expect(talk(composeContribution, turns[0]!)).toMatch(/^No: I know of nothing/);
    expect(talk(composeContribution, ...turns)).toContain('“Mr. Boateng, you have been kind');
  });

  it('When two things are asked in one turn, then each is answered, the last one too', () => {
    const text = talk(
      composeContribution,
      'My dad gave you money and has dementia: 30, 30 and then 900 euro on 3 May, a mistake with the zeros.',
      'How long does that take? And will you keep the 30?',
    );
    expect(text).toMatch(/three to ten working days/);
    expect(text).toMatch(/what you meant stays given/);
  });

  it('When a question has no written answer, then it is said openly and no other matter is spoken of', () => {
    const text = talk(
      composeContribution,
      'I could give a talk about my bakery that went bankrupt.',
      'Does the moderator of that evening like cinnamon buns with raisins?',
    );
    expect(text).toMatch(/I do not know/);
    expect(text).not.toMatch(/Financial Donation|receipt/);
  });

  it('When a first message has no sign of any matter, then nothing is guessed', () => {
    const text = talk(
      composeContribution,
      'My neighbour paints doors green and my uncle blue, and each says the other is no craftsman, which I find sad.',
    );
    expect(text).toMatch(/I will not guess/);
    expect(text).not.toMatch(/Guest Speaker|Financial Donation|211/);
  });

  it('When a share, a year or a sentence for somebody is asked for, then it is given', () => {
    expect(
      talk(
        composeContribution,
        'I want to give 15% of my first order to you, 200,000 naira. How much is that?',
      ),
    ).toContain('15 percent of 200,000 naira is 30,000 naira.');
    expect(
      talk(
        composeContribution,
        'I have a hat shop and my aunt says that the whole first profit is for the church.',
        'How do I say to my aunt that I give only a third?',
      ),
    ).toContain('I want you to hear it from me: I give only a third.');
  });

  it('When another member is asked after, then nobody is told of, and a letter of one’s own is worded', () => {
    const turns = [
      'My mother is a member I think, she doesn’t talk to me. Can you tell her I am well?',
      'What could I write to her myself?',
    ];
    expect(talk(composeContribution, turns[0]!)).toMatch(/I cannot pass anything on/);
    expect(talk(composeContribution, ...turns)).toContain('“I am doing all right');
  });
});
