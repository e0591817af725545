import { expect, test } from 'vitest';
import { examples } from '../src/examples.ts';
import { calls } from '../src/index.ts';

test.each(calls.map((call) => [call.id, call] as const))(
  'When %s is documented, then its example is one that the call takes',
  (id, call) => {
    const example = examples[id] ?? {};
    expect(call.params?.safeParse(example.params).error).toBeUndefined();
    expect(call.query?.safeParse(example.query ?? {}).error).toBeUndefined();
    expect(call.body?.safeParse(example.body).error).toBeUndefined();
  },
);

test('When an example is kept, then there is such a call', () => {
  const ids = new Set<string>(calls.map(({ id }) => id));
  expect(Object.keys(examples).filter((id) => !ids.has(id))).toEqual([]);
});
