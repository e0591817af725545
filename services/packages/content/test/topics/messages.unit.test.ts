import { beforeAll, describe, expect, it } from 'vitest';
import { checkReply } from '../../src/scripture/index.ts';
import { composePrayer, matchTopics, topics } from '../../src/topics/index.ts';
import { fifthLife } from './messages/fifth-life.ts';
import { fifthWork } from './messages/fifth-work.ts';
import { firstLife } from './messages/first-life.ts';
import { firstWork } from './messages/first-work.ts';
import { fourthLife } from './messages/fourth-life.ts';
import { fourthWork } from './messages/fourth-work.ts';
import { secondLife } from './messages/second-life.ts';
import { secondWork } from './messages/second-work.ts';
import { sixthLife } from './messages/sixth-life.ts';
import { sixthWork } from './messages/sixth-work.ts';
import { thirdLife } from './messages/third-life.ts';
import { thirdWork } from './messages/third-work.ts';
import type { Sample } from './messages/types.ts';
import { unseenLife } from './messages/unseen-life.ts';
import { unseenWork } from './messages/unseen-work.ts';

const SETS: Record<string, readonly Sample[]> = {
  first: [...firstWork, ...firstLife],
  second: [...secondWork, ...secondLife],
  third: [...thirdWork, ...thirdLife],
  fourth: [...fourthWork, ...fourthLife],
  fifth: [...fifthWork, ...fifthLife],
  sixth: [...sixthWork, ...sixthLife],
};
const unseen: readonly Sample[] = [...unseenWork, ...unseenLife];
const all = [...Object.values(SETS).flat(), ...unseen];

const isLed = ([acceptable, message]: Sample): boolean =>
  acceptable.split(' ').includes(matchTopics(message)[0]?.topic.id ?? 'none');

const shareLed = (samples: readonly Sample[]): number =>
  samples.filter(isLed).length / samples.length;

const wordsIn = (text: string): number => text.split(/\s+/).length;

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

describe('messages as people write them', () => {
  it('When the sets are read, then each has 60 messages, once, and names topics that exist', () => {
    const ids = new Set(topics.map(({ id }) => id));
    expect([...Object.values(SETS), unseen].map(({ length }) => length)).toEqual(
      Array.from({ length: 7 }, () => 60),
    );
    expect(new Set(all.map(([, message]) => message)).size).toBe(all.length);
    expect(
      all.flatMap(([acceptable]) => acceptable.split(' ')).filter((id) => !ids.has(id)),
    ).toEqual([]);
  });

  it.each(Object.keys(SETS))(
    'When the %s set is matched, then an acceptable topic leads in 95 percent of it',
    (name) => {
      expect(shareLed(SETS[name] ?? [])).toBeGreaterThanOrEqual(0.95);
    },
  );

  it('When messages that no rule was made for are matched, then a fit topic leads in three of four', () => {
    expect(shareLed(unseen)).toBeGreaterThanOrEqual(0.75);
  });

  it('When each message is answered, then the reply has 120 to 220 words and its scripture is exact', () => {
    const wrong = all
      .map(([, message]) => ({ message, reply: composePrayer({ message }) }))
      .filter(
        ({ reply: { text } }) =>
          wordsIn(text) < 120 || wordsIn(text) > 220 || checkReply(text).text !== text,
      );
    expect(wrong.map(({ message }) => message)).toEqual([]);
  }, 90_000);

  it('When a frightened owner writes, then the loss and the wages are prayed for and the fear is named', () => {
    const { text, topics: found } = composePrayer({
      message:
        'My bakery lost its biggest customer this week and I am afraid I cannot pay my two people. Please pray for us.',
    });
    expect(found).toEqual(['lost-customer', 'payroll']);
    expect(text).toMatch(/\b(?:fear|afraid)\b/);
    expect(text).not.toMatch(/growth|hoping for|reach further/);
  });

  it('When the boss is the trouble, then nobody is glad for the boss', () => {
    const { text } = composePrayer({ message: 'My boss humiliates me in front of everyone' });
    expect(text).not.toMatch(/your boss/);
  });

  it('When a person writes about an addicted brother, then the words are for the one beside him', () => {
    const { text } = composePrayer({
      message: 'please pray for my brother Tim he is back on heroin',
    });
    expect(text).toMatch(
      /someone you love|someone who is caught|take someone away|How are you yourself|stands by you|your side/i,
    );
    expect(text).toMatch(/my brother/);
  });

  it('When no child is there yet, then the waiting is prayed for and not a birth', () => {
    expect(composePrayer({ message: 'we are praying for a baby for three years' }).topics).toEqual([
      'infertility',
    ]);
  });
});
