import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../src/index.ts';
import type { CallShape } from '../src/index.ts';

const speaking = calls.filter(({ words }) => words);
const fieldsOf = ({ body }: CallShape) => Object.keys((body as z.ZodObject).shape);

test.each(speaking.map((call) => [call.id, call] as const))(
  'When %s says which of its fields a person writes, then it has them, and every answer can say care',
  (_id, call) => {
    const { fields = [], names = [], conversation } = call.words ?? {};
    const named = [...fields, ...names, conversation ?? fields[0]];
    expect(fieldsOf(call)).toEqual(expect.arrayContaining(named));
    for (const schema of Object.values(call.answers))
      expect(Object.keys((schema as z.ZodObject).shape)).toContain('care');
  },
);

test('When an answer can say care to a call with a body, then the call says which words it is about', () => {
  const caring = calls.filter(
    ({ body, answers }) =>
      body &&
      Object.values(answers).some((one) => one instanceof z.ZodObject && 'care' in one.shape),
  );
  expect(caring.map(({ id }) => id)).toEqual(speaking.map(({ id }) => id));
});
