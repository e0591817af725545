import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fill, fixedPart, tidy } from '../../src/guides/library/fill.ts';
import { marks } from '../../src/guides/library/facts/marks.ts';
import { reckonedTurns } from '../../src/guides/library/facts/reckoned-turns.ts';
import { libraries } from '../../src/guides/libraries.ts';
import { meaningFiles, signatureOf, waysOf } from '../../src/guides/library/meanings.ts';
import { readMatters } from '../../src/guides/library/read-library.ts';
import { toldIn } from '../../src/guides/themes/told.ts';
import { checkReply, passage } from '../../src/scripture/index.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** A text with all its gaps empty, or all of them filled. */
const filledWith = (text: string, value: string | undefined): string =>
  tidy(fill(text, () => value, 'nothing in particular'));

describe.each(libraries.map((library) => [library.name, library] as const))(
  'What the %s guide answers by hand',
  (_, library) => {
    const entries = library.matters.flatMap((matter) => matter.entries);
    const texts = entries.flatMap(({ id, says }) => says.map((text) => [id, text] as const));

    it('When it is read, then every entry has its own name, and can be asked for', () => {
      const ids = entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, role, asked, certain } of entries) {
        const isReached =
          asked.length > 1 || certain.length > 0 || /more|otherwise|then|point/.test(role);
        expect([id, isReached]).toEqual([id, true]);
      }
      expect(entries.length).toBeGreaterThan(100);
    });

    it('When a way of asking was changed, then its meaning was written anew', () => {
      const kept = JSON.parse(readFileSync(meaningFiles(library.name).facts, 'utf8')) as object;
      expect(kept).toMatchObject({ signature: signatureOf(waysOf(library)) });
    });

    it('When gaps stand in an answer, then each of them is a fact that the guide can read', () => {
      const known = new Set(
        [library.facts, reckonedTurns, marks, { leftOut: true }].flatMap((one) => Object.keys(one)),
      );
      for (const [id, text] of texts)
        for (const [, sign, name] of text.matchAll(/\{([+-]?)(\p{L}+\d?)(?=[|:}])/gu))
          expect([`${id}: ${sign}${name}`, known.has(name!)]).toEqual([
            `${id}: ${sign}${name}`,
            true,
          ]);
      for (const { id, needs, certain } of entries)
        for (const name of [...needs, ...certain])
          expect([`${id}: ${name}`, known.has(name.replace('-', ''))]).toEqual([
            `${id}: ${name}`,
            true,
          ]);
    });

    it('When only what it needs was told, then every answer is whole, and is known again by what stands in it', () => {
      const all = entries.flatMap(({ id, says, needs }) =>
        says.map((text) => [id, text, needs] as const),
      );
      for (const [id, text, needs] of all) {
        const known = (name: string): string | undefined =>
          needs.includes(name) ? 'growth' : undefined;
        const said = tidy(fill(text, known, 'nothing in particular'));
        expect({
          id,
          isShort: wordsIn(said) <= 260,
          isWhole: !/[{}]|\s[,;:?!]|undefined/.test(said),
          isKnownAgain: fixedPart(text).length > 9,
        }).toEqual({ id, isShort: true, isWhole: true, isKnownAgain: true });
      }
    });

    it('When verses are named, then they are there; and nothing claims scripture that is not', () => {
      for (const [id, text] of texts) {
        for (const [, verse] of text.matchAll(/^> (.+)$/gm))
          expect([id, passage(verse!)?.reference]).toEqual([id, verse]);
        const said = filledWith(text.replaceAll(/^> .+$/gm, ''), undefined);
        expect([id, checkReply(said).text]).toEqual([id, said]);
      }
    }, 60_000);

    it('When any text is read for facts, then there is no error, also for none at all', () => {
      for (const text of ['', 'help', '$ and 5 and %', 'from 1 to 2', '🙂🙂', 'a'.repeat(4000)])
        for (const fact of Object.values(library.facts))
          expect(['string', 'undefined']).toContain(typeof fact(toldIn(text, [])));
    }, 60_000);
  },
);

describe('A text of the library', () => {
  it('When it is read, then keys, ways of asking, facts and second texts are parted', () => {
    const [matter] = readMatters(
      '# tea | making tea\n@ hot-drinks\n= tea, kettle + on\n' +
        '## opening\n? How do I make tea?\n= make tea\nBoil water.\n\nHow strong?\n--\nAs I said.\n' +
        '## cup*\n: size\n! wanted\n? which cup\nThat one.\n',
    );
    expect(matter).toMatchObject({
      id: 'tea',
      title: 'making tea',
      subjects: ['hot-drinks'],
      keys: ['tea', 'kettle + on'],
      entries: [
        {
          id: 'tea/opening',
          role: 'opening',
          asked: ['How do I make tea?'],
          says: ['Boil water.\n\nHow strong?', 'As I said.'],
        },
        {
          id: 'tea/cup',
          anywhere: true,
          needs: ['size'],
          certain: ['wanted'],
          says: ['That one.'],
        },
      ],
    });
  });

  it('When a gap is known, unknown, or hangs on a word, then it is filled so', () => {
    const known = (name: string): string | undefined => (name === 'sum' ? '$40' : undefined);
    const said = (text: string): string => fill(text, known, 'My wife paid it');
    expect(said('{sum|nothing} and {day|[day]}')).toBe('$40 and [day]');
    expect(said('{+sum: It is {sum}.}{-sum: How much?}')).toBe('It is $40.');
    expect(said('{?wife/husband: At home.}{!wife: Alone.}')).toBe('At home.');
    expect(fixedPart('Hi {name}, this part is fixed. {+sum: not this}')).toBe(
      ', this part is fixed.',
    );
  });
});
