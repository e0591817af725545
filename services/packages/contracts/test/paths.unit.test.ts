import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../src/index.ts';
import * as contracts from '../src/index.ts';
import { callPaths } from '../src/paths.ts';

const exported = new Map<string, unknown>(Object.entries(contracts));

const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  const inner = schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema;
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
};

test.each(calls.map((call) => [call.id, call] as const))(
  'When %s is looked up, then it has method, path and a person’s words, and what it takes can be told from its path',
  (id, call) => {
    expect(exported.get(id)).toBe(call);
    expect(callPaths[id as keyof typeof callPaths]).toEqual({
      id,
      method: call.method,
      path: call.path,
      ...(call.words && { words: call.words }),
    });
    // `params` and `fields` assume that a call has a body or a query, never both.
    const fields = [...fieldsOf(call.body), ...fieldsOf(call.query)];
    expect(fields.filter((field) => ['params', 'fields'].includes(field))).toEqual([]);
    expect(call.body && call.query).toBeUndefined();
  },
);
