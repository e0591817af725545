import * as contracts from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { z } from 'zod';

type Direction = 'input' | 'output';

/** What the document calls a schema that contracts export by name. */
function exportedNames(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  for (const [name, value] of Object.entries(contracts)) {
    const isObject = value instanceof z.ZodObject || value instanceof z.ZodEnum;
    if (isObject) names.set(value, name[0]!.toUpperCase() + name.slice(1));
  }
  return names;
}

/** JSON Schemas of everything that calls take and answer: schemas with a name of their own stand once, under it. */
export function createComponents(calls: readonly CallShape[]) {
  const names = exportedNames();
  const kinds: Record<Direction, z.core.$ZodRegistry<{ id: string }>> = {
    input: z.registry<{ id: string }>(),
    output: z.registry<{ id: string }>(),
  };
  const add = (schema: z.ZodType | null | undefined, direction: Direction, name: string) => {
    if (schema && !kinds[direction].has(schema)) kinds[direction].add(schema, { id: name });
  };
  for (const [schema, name] of names) add(schema, 'output', name);
  for (const call of calls) {
    const name = call.id[0]!.toUpperCase() + call.id.slice(1);
    add(call.params, 'input', `${name}Params`);
    add(call.query, 'input', `${name}Query`);
    add(call.body, 'input', `${name}Body`);
    for (const [status, schema] of Object.entries(call.answers))
      add(schema, 'output', `${name}Answer${status}`);
  }
  const made = { input: write(kinds.input, 'input'), output: write(kinds.output, 'output') };

  return {
    schemas: { ...made.input, ...made.output },
    /** The JSON Schema of parameters, written out. */
    written: (schema: z.ZodType) => made.input[kinds.input.get(schema)?.id ?? ''] ?? {},
    reference: (schema: z.ZodType, direction: Direction = 'output') => ({
      $ref: `#/components/schemas/${kinds[direction].get(schema)?.id}`,
    }),
  };
}

function write(registry: z.core.$ZodRegistry<{ id: string }>, io: Direction) {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id, $schema, ...rest }]) => {
      void $id;
      void $schema;
      return [id, rest];
    }),
  );
}
