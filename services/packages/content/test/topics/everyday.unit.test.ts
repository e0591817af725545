import { describe, expect, it, vi } from 'vitest';
import { general } from '../../src/topics/areas/general.ts';
import { givenWords } from '../../src/topics/given-words.ts';
import { asksForHarm } from '../../src/topics/harm-asked.ts';
import { composePrayer } from '../../src/topics/index.ts';
import { kindredVerses } from '../../src/topics/kindred.ts';
import { withoutLetter } from '../../src/topics/letter.ts';
import { passage } from '../../src/scripture/passage.ts';

// The sentence model and the weights are read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const given = (message: string) => givenWords(withoutLetter(message));

describe('somebody who is prayed for because of an ill', () => {
  const people = ['my brother', 'my sister', 'my boss', 'my neighbor', 'our pastor', 'Maria'];
  const ills = [
    'is losing his job',
    'might lose her house',
    'lost everything in the fire',
    'suffers from migraines',
    'breaks his leg every winter',
    'is losing her hair from chemo',
    'is about to lose the business',
    'just gets hurt so easily',
  ];
  it.each(ills)('When somebody %s, then nobody is taken to wish it', (ill) => {
    const messages = people.flatMap((one) => [
      `Please pray for ${one} who ${ill}.`,
      `pls pray for ${one}, he ${ill}`,
      `Lord please help ${one} who ${ill}`,
      `Please pray for ${one}. She ${ill}.`,
    ]);
    expect(messages.filter(asksForHarm)).toEqual([]);
  });

  it.each([
    'Pray that my boss who cheated me loses his job',
    'Pray for my landlord, that he loses his license',
    'pray for my ex to lose everything',
    'Please pray my rival goes out of business',
    'Lord make my sister in law break her leg',
  ])('When it is wished (%s), then it is refused', (message) => {
    expect(asksForHarm(message)).toBe(true);
  });
});

describe('a request in one plain line', () => {
  it.each([
    ['My wife is depressed.', 'sadness'],
    ['Please pray for my husband who is burned out.', 'burnout'],
    ['Please pray for my dad, who is dying.', 'dying'],
    ['My aunt has dementia. I am worried.', 'aging-parents'],
    ['pls pray for my brother he lost his job last week and has 3 kids', 'job-loss'],
    ['Prayers needed for my boss, his wife has a brain tumor', 'cancer'],
    ['my son is being bullied at school', 'bullying'],
    ['Lord help my cousin who is drinking again', 'addiction'],
    ['Pray for my friend Tunde, his visa interview is on Thursday', 'immigration'],
    ['We owe 40,000 on credit cards, please pray', 'debt'],
  ])('When somebody writes "%s", then it is prayed about as %s', (message, topic) => {
    expect(composePrayer({ message }).topics).toContain(topic);
  });

  it('When another is prayed for, then nothing is asked for the one who writes', () => {
    const message = 'Please pray for my sister who is losing her job';
    for (let seed = 0; seed < 12; seed += 1) {
      const [, , prayer = ''] = composePrayer({ message, seed }).text.split('\n\n');
      expect(prayer).not.toMatch(/\b(?:hold|carry|give|remind|let) me\b/i);
    }
  });

  it('When no topic is sure, then something is prayed for beside the words, and a verse is given', () => {
    const message = 'Please pray for the Hendersons down the road and all that goes on there.';
    const { text, passages, topics } = composePrayer({ message, seed: 3 });
    expect(topics).toEqual(['general']);
    expect(text).toContain('the Hendersons down the road');
    expect(passages.map(({ reference }) => reference)).toEqual([expect.toBeOneOf(general.verses)]);
    const [, , prayer = ''] = text.split('\n\n');
    expect(prayer.split(/[.!?] /).length).toBeGreaterThanOrEqual(4);
  });

  it('When verses stand ready for a family of topics, then each is in the translation', () => {
    expect(kindredVerses.length).toBeGreaterThan(10);
    expect(kindredVerses.filter((reference) => passage(reference) === undefined)).toEqual([]);
  });
});

describe('what belongs to the letter', () => {
  it.each([
    ['My mother has cancer, please pray.', ['My mother has cancer.'], []],
    ['I know it’s just a dog but please pray.', ['I know it’s just a dog.'], []],
    [
      'My nephew is getting married Saturday, please pray for good weather.',
      ['My nephew is getting married Saturday.'],
      ['I ask for good weather.'],
    ],
    [
      'Brethren, help me pray for my younger brother writing JAMB tomorrow.',
      [],
      ['I bring you my younger brother writing JAMB tomorrow.'],
    ],
    ['Kindly uphold my daughter in prayers.', [], ['I bring you my daughter.']],
    ['Good morning po, please include my mother in your prayers.', [], ['I bring you my mother.']],
    ['Need prayers for my visa interview.', [], ['I bring you my visa interview.']],
    [
      'Business is very slow ooo. He shall not fail in Jesus name.',
      ['Business is very slow.', 'He shall not fail.'],
      [],
    ],
    ['Jehovah Jireh, we need a contract this month.', ['We need a contract this month.'], []],
  ])('When somebody writes "%s", then only the matter is prayed', (message, told, asked) => {
    expect(given(message)).toEqual({ told, asked });
  });

  it('When a plea has a condition before it, then they stay together', () => {
    const { told, asked } = given('If it comes to surgery, please pray for steady hands.');
    expect([...told, ...asked].join(' ')).toMatch(/^If it comes to surgery/);
  });

  it('When a sentence of one word stands behind a plea, then it is no name', () => {
    const { text } = composePrayer({ message: 'Prayers for my father’s eye operation. Cataract.' });
    expect(text).not.toMatch(/(?:close to|Bless|Let) Cataract/);
  });
});
