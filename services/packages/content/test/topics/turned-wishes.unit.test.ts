import { beforeAll, describe, expect, it } from 'vitest';
import { checkReply } from '../../src/scripture/index.ts';
import { askedPersons } from '../../src/topics/asked-persons.ts';
import { asksForHarm } from '../../src/topics/harm-asked.ts';
import { composePrayer } from '../../src/topics/index.ts';
import { mainMatter } from '../../src/topics/main-matter.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

const prayed = (message: string): string => composePrayer({ message, seed: 1 }).text;

describe('A wish turned into a prayer', () => {
  it('When it asks that one of several does something, then it stays a sentence', () => {
    expect(prayed('We have not spoken since Lent. Pray one of us picks up the phone.')).toContain(
      'I ask that one of us picks up the phone',
    );
  });

  it('When a question stands within it, then nobody is told to do it', () => {
    const text = prayed('Pray for Wanda to carry well and for wisdom which jobs to drop.');
    expect(text).toContain('I ask for wisdom which jobs to drop');
    expect(text).not.toContain('Let wisdom');
  });

  it('When the paper of somebody is named, then it is the person who is kept near', () => {
    const text = prayed('Pray for Tesfay’s visa. He is our baker, and the hearing is in March.');
    expect(text).not.toMatch(/to Tesfay[’']s[,.]/);
    expect(askedPersons(['I pray for Tesfay’s visa'])).toEqual(['Tesfay']);
  });

  it('When a feast is named, then it is nobody', () => {
    expect(prayed('The elders argue over tiles. Pray for peace by Pentecost.')).not.toMatch(
      /(?:Let|to|with) Pentecost\b/,
    );
  });
});

describe('What a message is mainly about', () => {
  it('When one’s own wrong was done to somebody now dead, then it is no mourning', () => {
    const { topics, text } = composePrayer({
      message:
        'I cheated an old man on a fence in 1999. He has passed away now. It still comes up at night.',
      seed: 1,
    });
    expect(topics).not.toContain('grief');
    expect(mainMatter('I cheated an old man on a fence. He has passed away now.')).toBe(
      'I cheated an old man on a fence.',
    );
    expect(text).not.toContain('person you lost');
  });

  it('When others’ weddings are only work, then the birth is the matter', () => {
    const { topics } = composePrayer({
      message: 'We are expecting in July and I have the busiest wedding season ever.',
      seed: 1,
    });
    expect(topics).not.toContain('wedding');
  });

  it('When an ill wish is told to be rid of it, then it is not refused', () => {
    const { text, topics } = composePrayer({
      message:
        'I have been praying that the shop next door goes under. Please pray against my prayer. He is Otto.',
      seed: 1,
    });
    expect(topics).toContain('envy');
    expect(text).not.toContain('I will not pray for harm');
  });

  it('When an ill wish is meant, then it is refused', () => {
    expect(asksForHarm('Pray that my neighbor goes bankrupt, he laughed at me.')).toBe(true);
  });
});
