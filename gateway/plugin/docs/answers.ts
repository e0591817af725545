import type { CallShape } from '@kbf/contracts';
import { answerExamples } from '@kbf/contracts/answer-examples';
import type { createComponents } from './components.ts';
import { listHeaders } from './headers.ts';

/** What a status says by itself. */
const meanings: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Taken, and waits for a person to look at it.',
  204: 'Done; there is nothing to say.',
  304: 'It is what you have.',
};

/** A list is what can be asked for page by page. */
const isList = (call: CallShape): boolean =>
  'cursor' in ((call.query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});

/** Every answer that a call declares, with an example. */
export function describeAnswers(
  call: CallShape,
  components: ReturnType<typeof createComponents>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(call.answers).map(([status, schema]) => {
      const content = {
        ...(schema && {
          'application/json': {
            schema: components.reference(schema),
            example: answerExamples[call.id]?.[Number(status)],
          },
          ...(call.streams && { 'text/event-stream': { schema: { type: 'string' } } }),
        }),
        ...(call.contentType && status !== '304' && { [call.contentType]: {} }),
      };
      return [
        status,
        {
          description: meanings[Number(status)] ?? 'Done.',
          ...(isList(call) && status === '200' && { headers: listHeaders }),
          ...(Object.keys(content).length > 0 && { content }),
        },
      ];
    }),
  );
}
