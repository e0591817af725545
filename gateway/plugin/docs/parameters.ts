import type { CallShape } from '@kbf/contracts';
import { examples } from '@kbf/contracts/examples';
import type { createComponents } from './components.ts';

type ObjectSchema = { properties?: Record<string, unknown>; required?: readonly string[] };

/** An example as its schema types it: in an address everything is text. */
const typed = (example: string, schema: unknown): string | number =>
  (schema as { type?: string }).type === 'integer' ? Number(example) : example;

/** Parameters in the path and in the query of a call. */
export function describeParameters(
  call: CallShape,
  components: ReturnType<typeof createComponents>,
): Record<string, unknown>[] {
  const from = (place: 'path' | 'query') => {
    const declared = place === 'path' ? call.params : call.query;
    if (!declared) return [];
    const { properties = {}, required = [] } = components.written(declared) as ObjectSchema;
    const example = examples[call.id]?.[place === 'path' ? 'params' : 'query'] ?? {};
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
      ...(example[name] === undefined ? {} : { example: typed(example[name], schema) }),
    }));
  };
  return [...from('path'), ...from('query')];
}
