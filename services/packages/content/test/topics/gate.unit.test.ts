import { describe, expect, it, vi } from 'vitest';
import { general } from '../../src/topics/areas/general.ts';
import { givenWords } from '../../src/topics/given-words.ts';
import { composePrayer } from '../../src/topics/index.ts';
import { withoutLetter } from '../../src/topics/letter.ts';

// The sentence model and the weights are read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const asked = (message: string): string[] => givenWords(withoutLetter(message)).asked;

describe('one word that speaks of another matter', () => {
  it.each([
    ['Thank you Lord, the cow had two calves and both of them stand.', /that animal/],
    [
      'The twins have started school, I have started a cleaning business with one hoover, all in the same week. ' +
        'Please thank God with me, and pray I get the contract for the doctors’ surgery, they decide next Wednesday.',
      /operate/,
    ],
    ['Pray for the nurse at the tax office, who was so nice to me.', /figures|receipts/],
  ])('When somebody writes "%s", then nothing of that other one is prayed', (message, other) => {
    expect(composePrayer({ message }).text).not.toMatch(other);
  });

  it('When no topic is sure, then the verse is one that fits any, and the words of the person stand', () => {
    const { text, passages } = composePrayer({
      message: 'Please pray that I find my keys, they are somewhere in the compost by the shed.',
    });
    expect(passages.map(({ reference }) => reference)).toEqual([expect.toBeOneOf(general.verses)]);
    expect(text).toContain('let me find my keys');
  });
});

describe('a plea in the words of the person', () => {
  it.each([
    ['For courage to say it.', ['I ask for courage to say it.']],
    [
      'Please pray God gives work near home, or gives me patience.',
      ['Give work near home, or give me patience.'],
    ],
    ['Pray for Ruth most.', ['Above all I bring you Ruth.']],
    ['plese pray 4 my exam', ['I bring you my exam.']],
    ['Pray for him with your best voice.', ['Be with him.']],
    ['I want to handle this without shouting.', ['Help me to handle this without shouting.']],
  ])('When somebody writes "%s", then it is prayed as %j', (message, lines) => {
    expect(asked(message)).toEqual(lines);
  });

  it.each([
    ['Why does God heal others and leave my girl?', 'Why do you heal others and leave my girl?'],
    ['I grew tomatoes and depend on God’s weather.', 'I grew tomatoes and depend on your weather.'],
    ['I am an adviser, please don’t laugh.', 'I am an adviser.'],
  ])('When somebody tells "%s", then it is told to God as "%s"', (message, told) => {
    expect(givenWords(withoutLetter(message)).told).toEqual([told]);
  });
});
