import { expect, it } from 'vitest';
import { passage } from '@kbf/scripture';
import { businessValues } from '../../src/values/index.ts';

it('When the values are listed, then they are the six of the business guide, in its order', () => {
  expect(businessValues.map(({ name }) => name)).toEqual([
    'Integrity',
    'Servant leadership',
    'Stewardship',
    'Generosity',
    'Diligence',
    'Humility',
  ]);
});

it.each(businessValues.map((value) => [value.scriptureReference, value] as const))(
  'When %s is quoted, then it is the World English Bible word for word',
  (reference, { scripture, practices, question }) => {
    expect(passage(reference, 'WEB')).toMatchObject({ reference, text: scripture });
    expect(practices.length).toBeGreaterThanOrEqual(3);
    expect(question).toMatch(/\?$/);
  },
);
