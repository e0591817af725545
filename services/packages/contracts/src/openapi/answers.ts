import { answerExamples } from '../answer-examples.ts';
import type { CallShape } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import type { ErrorAnswer } from '../errors.ts';
import { limits } from '../limits.ts';
import { refusals, tooLargeMessage, tooManyMessage } from '../messages/refusals.ts';
import type { createComponents } from './components.ts';

const refer = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** Headers of answers, described once. */
export const headers = {
  TotalCount: {
    description: 'How many there are in all, on all pages.',
    schema: { type: 'integer', minimum: 0 },
    example: 42,
  },
  Link: {
    description: 'The next page (RFC 8288). Absent on the last one.',
    schema: { type: 'string' },
    example: '</api/prayers?limit=20&cursor=A1b2C3>; rel="next"',
  },
  RetryAfter: {
    description: 'Seconds after which it makes sense to try again.',
    schema: { type: 'integer', minimum: 1 },
    example: 20,
  },
} as const;

const listHeaders = { 'X-Total-Count': refer('TotalCount'), Link: refer('Link') };
const retryHeaders = { 'Retry-After': refer('RetryAfter') };

const meanings: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted. A person has to look at it first.',
  204: 'Done. There is no content.',
  304: 'Not modified. You already have the newest version.',
};

/** A list is a call with pages. */
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

const errorMeanings: Readonly<Record<number, string>> = {
  400: 'The input is not valid.',
  401: 'Not logged in.',
  403: 'Not allowed.',
  404: 'Not found.',
  409: 'It conflicts with the current state.',
  410: 'It existed and is gone.',
  413: 'Too large.',
  415: 'Not JSON.',
  429: 'Too many requests.',
  503: 'Temporarily unavailable.',
};

const exampleOf = (status: number, call: CallShape): ErrorAnswer | undefined => {
  const tooLong = tooLargeMessage(call.maxBodyBytes ?? limits.maxBodyBytes);
  const examples: Readonly<Record<number, ErrorAnswer>> = {
    400: { code: errorCodes.invalid, message: refusals.invalid },
    401: { code: errorCodes.loginRequired, message: 'Please log in first.' },
    404: { code: errorCodes.notFound, message: refusals.notFound },
    413: { code: errorCodes.tooLarge, message: tooLong },
    415: { code: errorCodes.wrongType, message: refusals.wrongType },
    429: {
      code: errorCodes.tooMany,
      message: tooManyMessage('You are going a little too fast.', 20),
    },
    503: { code: errorCodes.unavailable, message: refusals.unavailable },
  };
  return examples[status];
};

/** Statuses that say when to come back. */
const retried = new Set([429, 503]);

/** Every error that a call can answer: what it declares, and what any call can. */
export function describeErrors(call: CallShape, schema: unknown): Record<string, unknown> {
  const statuses = new Set([
    400,
    429,
    503,
    ...(call.audience === 'webhook' ? [] : [401]),
    ...(call.audience === 'admin' || call.audience === 'approved' ? [403] : []),
    ...(call.body ? [413, 415] : []),
    ...(call.needsFreshLogin ? [409] : []),
    ...(call.errors ?? []),
  ]);
  return Object.fromEntries(
    [...statuses].map((status) => [
      String(status),
      {
        description: errorMeanings[status] ?? 'It did not work.',
        ...(retried.has(status) && { headers: retryHeaders }),
        content: {
          'application/json': {
            schema,
            ...(exampleOf(status, call) && { example: exampleOf(status, call) }),
          },
          // Pages for people say what is wrong as pages.
          ...(call.contentType === 'text/html' ? { 'text/html': {} } : {}),
        },
      },
    ]),
  );
}
