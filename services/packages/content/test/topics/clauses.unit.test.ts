import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { givenWords } from '../../src/topics/given-words.ts';
import { isSound } from '../../src/topics/is-sound.ts';
import { petitionsIn } from '../../src/topics/petitions.ts';
import { readRequests } from '../../train/read-requests.ts';

// The sentence model and the weights are read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** What people write → the lines of prayer it becomes, none where there is nothing to repeat. */
const clauses = readFileSync(join(import.meta.dirname, 'clauses.txt'), 'utf8')
  .split('\n\n')
  .map((part) => part.trim().split('\n'))
  .map(([sentence = '', lines = '']): [string, string[]] => [
    sentence,
    lines
      .replace(/^=> ?/, '')
      .split(' | ')
      .filter((line) => line !== ''),
  ]);

const BROKEN = new RegExp(
  '\\b(?:for for|that that|to to|the the|and and|you you|for that that|my my)\\b' +
    '|\\b(?:and|or|but|the|a|an|because)[.?]$|^(?:I ask for|I ask that) (?:and|for|that|but)\\b|\\s[,.;]|["“”]',
  'i',
);

describe('clauses', () => {
  it('When the table is read, then it has at least four hundred clauses', () => {
    expect(clauses.length).toBeGreaterThanOrEqual(400);
  });

  it.each(clauses)('When somebody writes "%s", then it is prayed as %j', (sentence, lines) => {
    expect(petitionsIn(sentence)).toEqual(lines);
  });

  it('When any request of the corpus is read, then no line of the prayer is broken', () => {
    const broken = readRequests('prayers').flatMap(({ text }) => {
      const { told, asked } = givenWords(text);
      return [
        ...asked.filter((line) => BROKEN.test(line) || !isSound(line)),
        ...told.filter((line) => !/^[\p{Lu}\p{N}$£€¥₦(#@*'’-].*[.?]$/u.test(line)),
      ];
    });
    expect(broken).toEqual([]);
  });

  it.each([
    ['Pray for… both of us I suppose', 'Be with both of us.'],
    ['Please pray I dont even know what to say', 'I don’t even know what to say.'],
    [
      'I am not asking God to pretend he did not do it. I am asking for a fair board.',
      'I ask for a fair board.',
    ],
  ])('When somebody writes "%s", then nothing is turned round', (message, line) => {
    expect(givenWords(message).asked).toEqual([line]);
  });

  it('When a name stands below, then it is taken for the name', () => {
    expect(givenWords('I cannot sleep since the fire. — Oluwaseun').told).toEqual([
      'I cannot sleep since the fire.',
      'You know me by my name, Oluwaseun.',
    ]);
  });

  it.each(['Good evening.', 'No name.', 'Don’t tell me to forgive and go back.', 'Thanks so much'])(
    'When a sentence is only said to the reader (%s), then it is not prayed',
    (sentence) => {
      expect(givenWords(`My knee hurts again. ${sentence}`).told).toEqual(['My knee hurts again.']);
    },
  );
});
