import * as contracts from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { z } from 'zod';

type Direction = 'input' | 'output';

/** Names of the schemas that contracts export. */
function exportedNames(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  for (const [name, value] of Object.entries(contracts)) {
    const isObject = value instanceof z.ZodObject || value instanceof z.ZodEnum;
    if (isObject) names.set(value, name[0]!.toUpperCase() + name.slice(1));
  }
  return names;
}

/** JSON Schemas of all inputs and answers of calls. A schema that has a name is included once. */
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
    /** The JSON Schema of parameters, not as a reference. */
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

const reference = /"#\/components\/schemas\/([^"]+)"/g;

const namesIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(reference)].flatMap(([, name]) => name ?? []);

/** The schemas that the document uses, directly or through others. Schemas for services only are left out. */
export function usedSchemas(
  schemas: Readonly<Record<string, unknown>>,
  paths: unknown,
): Record<string, unknown> {
  const used: Record<string, unknown> = {};
  const asked = namesIn(paths);
  for (const name of asked) {
    if (name in used || !(name in schemas)) continue;
    used[name] = schemas[name];
    asked.push(...namesIn(schemas[name]));
  }
  return Object.fromEntries(Object.entries(used).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
