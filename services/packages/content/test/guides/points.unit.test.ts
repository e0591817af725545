import { beforeAll, describe, expect, it } from 'vitest';
import { composeBusinessGuide, composeContribution } from '../../src/guides/index.ts';
import { libraries } from '../../src/guides/libraries.ts';
import { checkReply } from '../../src/scripture/index.ts';
import { talk } from './talk-with.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

describe('What answers single sentences', () => {
  it('When signs lead to a matter, then the matter is there and has a beginning', () => {
    for (const { signs, matters } of libraries)
      for (const { matter } of signs)
        expect([
          matter,
          matters.find(({ id }) => id === matter)?.entries.some(({ role }) => role === 'opening'),
        ]).toEqual([matter, true]);
  });

  it('When one message asks two things, then both are answered', () => {
    const text = talk(
      composeBusinessGuide,
      'My partner bills our clients through his own LLC.',
      'Do I go alone or bring the accountant? And what do I ask him to do if he admits it?',
    );
    expect(text).toContain('Alone first, but prepared');
    expect(text).toContain('Then ask for five things');
  });

  it('When small sums are listed, then it is their total that is spoken of', () => {
    const text = talk(
      composeBusinessGuide,
      'My clerk has been stealing from the till, $20, $40 and $40. What do I do?',
    );
    expect(text).toContain('$100');
  });

  it('When the writer is at fault and was paid, then the letter asks for no money', () => {
    const text = talk(
      composeBusinessGuide,
      [
        'Write a letter to a customer. Mrs. Ada Roe had her oak doors delivered 4 May instead of 20 April.',
        'She paid $900 in full. I want to give her back $60. Signed, Tom Hale.',
      ].join(' '),
    );
    expect(text).toContain('give you back $60');
    expect(text).toContain('Tom Hale');
    expect(text).not.toContain('still open');
  });

  it('When a wrong sum was given, then the message names what was given and what was meant', () => {
    const text = talk(composeContribution, 'I typed 700 and meant 70, can I get a refund?');
    expect(text).toContain('I gave 700 and meant 70');
    expect(text).toContain('difference of 630 the way');
    expect(text).not.toContain('$');
  });

  it('When somebody in need names a sum, then nobody speaks of a charge that was made twice', () => {
    const text = talk(
      composeContribution,
      'I am the one in need. I am $900 short on the rent and gave $20 twice. Is there a person I can talk to?',
    );
    expect(text).toContain('there are people');
    expect(text).not.toContain('charged twice');
  });
});
