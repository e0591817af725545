import { z } from 'zod';
import type { CallShape } from '../call.ts';
import * as contracts from '../index.ts';

type Direction = 'input' | 'output';
type Schemas = Readonly<Record<string, unknown>>;

const capitalized = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/**
 * JSON Schemas of all bodies and answers of calls. A schema that contracts export is included once, under its name;
 * schemas that no call uses are left out.
 */
export function createComponents(calls: readonly CallShape[]) {
  const bodies = new Map<z.ZodType, string>();
  const answers = new Map<z.ZodType, string>([[contracts.errorAnswer, 'ErrorAnswer']]);
  const exported = new Map<z.ZodType, string>();
  for (const [name, value] of Object.entries(contracts))
    if (value instanceof z.ZodObject || value instanceof z.ZodEnum)
      exported.set(value, capitalized(name));
  for (const { id, body, answers: declared } of calls) {
    if (body && !bodies.has(body)) bodies.set(body, `${capitalized(id)}Body`);
    for (const [status, schema] of Object.entries(declared))
      if (schema && !answers.has(schema))
        answers.set(schema, exported.get(schema) ?? `${capitalized(id)}Answer${status}`);
  }
  return {
    schemas: {
      ...write([...bodies.keys()], bodies, 'input'),
      ...write([...answers.keys()], new Map([...exported, ...answers]), 'output'),
    },
    reference: (schema: z.ZodType, direction: Direction = 'output') => ({
      $ref: `#/components/schemas/${(direction === 'input' ? bodies : answers).get(schema)}`,
    }),
  };
}

/** The schemas, and the named ones that they use. */
function write(
  schemas: readonly z.ZodType[],
  names: ReadonlyMap<unknown, string>,
  io: Direction,
): Schemas {
  const metadata = z.registry<Record<string, unknown>>();
  metadata.get = (schema) => {
    const id = names.get(schema);
    return { ...z.globalRegistry.get(schema), ...(id && { id }) };
  };
  const all = z.union(schemas);
  const { $defs = {} } = z.toJSONSchema(all, { io, unrepresentable: 'any', metadata });
  const text = JSON.stringify($defs).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as Schemas;
}
