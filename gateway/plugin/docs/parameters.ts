import type { CallShape } from '@kbf/contracts';
import type { createComponents } from './components.ts';

type ObjectSchema = { properties?: Record<string, unknown>; required?: readonly string[] };

/** Parameters in the path and in the query of a call. */
export function describeParameters(
  call: CallShape,
  components: ReturnType<typeof createComponents>,
): Record<string, unknown>[] {
  const from = (place: 'path' | 'query') => {
    const declared = place === 'path' ? call.params : call.query;
    if (!declared) return [];
    const { properties = {}, required = [] } = components.written(declared) as ObjectSchema;
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  };
  return [...from('path'), ...from('query')];
}
