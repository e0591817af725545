import { beforeAll, describe, expect, it } from 'vitest';
import { businessGuide } from '../../src/guides/business/compose-business-guide.ts';
import { coachGuide } from '../../src/guides/coach/compose-coach.ts';
import { composeGuide } from '../../src/guides/compose-guide.ts';
import { contributionGuide } from '../../src/guides/contribution/compose-contribution.ts';
import type { Guide, Turn } from '../../src/guides/types.ts';
import { checkReply, passage } from '../../src/scripture/index.ts';

const wordsIn = (text: string): number => text.split(/\s+/).length;

const guides: [string, Guide][] = [
  ['the coach', coachGuide],
  ['the contribution guide', contributionGuide],
  ['the business guide', businessGuide],
];

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

describe.each(guides)('%s', (_, guide) => {
  it('When its subjects are read, then each has enough to say, and its verses exist and are short', () => {
    const ids = guide.subjects.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(guide.home);
    for (const { heard, advice, steps, questions, verses = [] } of guide.subjects) {
      for (const list of [heard, advice, steps, questions])
        expect(list.length).toBeGreaterThanOrEqual(2);
      for (const reference of verses) {
        expect(passage(reference)?.reference).toBe(reference);
        expect(wordsIn(passage(reference)!.text)).toBeLessThan(65);
      }
    }
  });

  it.each(guide.subjects.map((subject) => [subject.id, subject] as const))(
    'When someone asks about %s, then the reply is about it: 80 to 200 words, a step, a question, scripture exact',
    (id, subject) => {
      const message = `I would like to hear about ${subject.signs.slice(0, 3).join(' and ')}`;
      for (let seed = 0; seed < 6; seed += 1) {
        const { text, subjects, passages } = composeGuide(guide, { message, seed });
        expect(subjects).toEqual([id]);
        expect(wordsIn(text)).toBeGreaterThanOrEqual(80);
        expect(wordsIn(text)).toBeLessThanOrEqual(200);
        expect(subject.steps.some((step) => text.includes(step))).toBe(true);
        expect(text.endsWith('?')).toBe(true);
        const checked = checkReply(text);
        expect(checked.text).toBe(text);
        const quoted = checked.passages.filter((found) => found.quoted);
        expect(quoted.map(({ reference }) => reference)).toEqual(
          passages.map(({ reference }) => reference),
        );
      }
    },
  );

  it('When a message is no question, then the reply still is a whole one', () => {
    for (const texts of Object.values(guide.plain))
      for (const text of texts) {
        expect(wordsIn(text)).toBeGreaterThanOrEqual(80);
        expect(wordsIn(text)).toBeLessThanOrEqual(200);
        expect(text).toContain('?');
        expect(checkReply(text).text).toBe(text);
      }
    for (const message of ['Hello', 'thank you so much', 'asdf', 'necesito ayuda con mi trabajo'])
      expect(composeGuide(guide, { message }).subjects).toEqual([]);
  });

  it('When the same is asked twice, then the reply is the same; with other seeds it varies', () => {
    const request = { message: 'How do I begin?' };
    expect(composeGuide(guide, request)).toEqual(composeGuide(guide, request));
    const seeds = [1, 2, 3, 4, 5];
    const texts = new Set(seeds.map((seed) => composeGuide(guide, { ...request, seed }).text));
    expect(texts.size).toBeGreaterThanOrEqual(4);
  });

  it('When someone asks on and on, then no advice returns while there is other to give', () => {
    const history: Turn[] = [];
    const messages = ['How do I begin?', ...Array.from({ length: 7 }, () => 'what else')];
    const replies = messages.map((message) => {
      const { text } = composeGuide(guide, { message, history: [...history] });
      history.push({ role: 'user', content: message }, { role: 'assistant', content: text });
      return text;
    });
    const advice = guide.subjects.flatMap((subject) => subject.advice);
    const given = replies.flatMap((text) => advice.filter((line) => text.includes(line)));
    expect(given.length).toBeGreaterThanOrEqual(messages.length);
    expect(new Set(given).size).toBe(given.length);
  });

  it('When a message is very long, empty of sense or full of marks, then there is a reply all the same', () => {
    const odd = ['money '.repeat(400), '?!?!', '“”()[]{}', '<script>alert(1)</script>', '💰💰💰'];
    for (const message of odd) {
      const { text } = composeGuide(guide, { message });
      expect(wordsIn(text)).toBeGreaterThanOrEqual(80);
      expect(text).not.toContain('<script>');
    }
  });
});
