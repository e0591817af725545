import { describe, expect, it } from 'vitest';
import { financialChallenges, realEstateStrategies } from '../../src/coaching/index.ts';
import { passage } from '@kbf/scripture';

const all = [...financialChallenges, ...realEstateStrategies];

describe('financial coaching', () => {
  it.each(all.map((one) => [one.id, one] as const))(
    'When the verse of %s is shown, then it is the World English Bible word for word, and whole',
    (_, { scripture, scriptureReference: reference }) => {
      expect(passage(reference, 'WEB')).toMatchObject({ reference, text: scripture });
      expect(scripture).toMatch(/^[A-Z“].*[.?!]”?$/);
    },
  );

  it('When challenges are filtered, then each category has some, and stands in one piece', () => {
    const categories = financialChallenges.map(({ category }) => category);
    const inOrder = categories.filter((name, index) => name !== categories[index - 1]);
    expect(inOrder).toEqual([...new Set(categories)]);
    expect(inOrder.length).toBeGreaterThanOrEqual(5);
    for (const { steps } of financialChallenges) expect(steps.length).toBeGreaterThanOrEqual(3);
  });

  it('When ids are compared, then none comes twice', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
