import { describe, expect, it } from 'vitest';
import { plainLines, plainLinesFor } from '../../src/topics/details/read-plain.ts';

describe('lines for a matter that no topic fits', () => {
  it('When they are read, then there are forty and more, and none says the same as another', () => {
    expect(plainLines.length).toBeGreaterThanOrEqual(40);
    expect(new Set(plainLines.map(({ line }) => line)).size).toBe(plainLines.length);
  });

  it.each(plainLines)('When "$example" is told, then it has its line', ({ example, line }) => {
    expect(plainLinesFor(example).map((one) => one.line)).toContain(line);
  });

  it.each(plainLines)('When "$counter" is told, then it has not', ({ counter, line }) => {
    expect(counter).not.toBe('');
    expect(plainLinesFor(counter).map((one) => one.line)).not.toContain(line);
  });

  it('When a line is prayed, then it is said to God and claims no event', () => {
    const wrong = plainLines.filter(({ line }) =>
      /\b(?:died|thank you for|congratulations)\b/i.test(line),
    );
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });
});
