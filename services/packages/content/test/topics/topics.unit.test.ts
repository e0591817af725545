import { beforeAll, describe, expect, it } from 'vitest';
import { checkReply, passage } from '../../src/scripture/index.ts';
import { general } from '../../src/topics/areas/general.ts';
import { topics } from '../../src/topics/index.ts';
import { plainReplies } from '../../src/topics/phrases.ts';

const all = [...topics, general];

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 300_000);

describe('topics', () => {
  it('When they are counted, then there are at least 40, each once, in all five areas', () => {
    expect(topics.length).toBeGreaterThanOrEqual(40);
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    expect(new Set(topics.map(({ area }) => area))).toEqual(
      new Set(['work', 'money', 'family', 'health', 'faith']),
    );
  });

  it.each(all)('When topic $id is read, then it is complete', (topic) => {
    expect(topic.heard.length).toBeGreaterThanOrEqual(2);
    expect(new Set(topic.verses).size).toBeGreaterThanOrEqual(3);
    expect(topic.prayers.length).toBeGreaterThanOrEqual(3);
    expect(topic.questions.length).toBeGreaterThanOrEqual(2);
    expect(topic.nextStep).toMatch(/[.?!”]$/);
  });

  it.each(all)(
    'When topic $id names verses, then each exists, under its full name',
    ({ verses }) => {
      expect(verses.map((reference) => passage(reference, 'WEB')?.reference)).toEqual(verses);
    },
  );

  it('When the plain replies name verses, then each exists too', () => {
    const verses = [...plainReplies.foreignVerses, ...plainReplies.blessingVerses];
    expect(verses.map((reference) => passage(reference, 'WEB')?.reference)).toEqual(verses);
  });

  it('When the next steps are checked as replies are, then none is taken for scripture', () => {
    const steps = all.flatMap((topic) => [topic.nextStep, topic.forAnother?.nextStep ?? '']);
    expect(steps.filter((step) => checkReply(step).text !== step)).toEqual([]);
  }, 30_000);

  it('When all words of the guide are read, then none speaks as God or as clergy', () => {
    const words = all.flatMap(({ heard, prayers, questions, nextStep, forAnother }) => [
      ...heard,
      ...prayers,
      ...questions,
      nextStep,
      ...(forAnother?.heard ?? []),
      ...(forAnother?.questions ?? []),
    ]);
    expect(
      words.filter((line) =>
        /\b(?:my child|thus says|God (?:told|tells) me|as your pastor|I absolve)\b/i.test(line),
      ),
    ).toEqual([]);
  });
});
