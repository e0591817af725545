import { errorCodes, limits, refusals, tooLargeMessage, tooManyMessage } from '@kbf/contracts';
import type { CallShape, ErrorAnswer } from '@kbf/contracts';
import { retryHeaders } from './headers.ts';

const meanings: Readonly<Record<number, string>> = {
  400: 'The input is not valid.',
  401: 'Not logged in.',
  403: 'Not allowed.',
  404: 'There is no such thing.',
  409: 'It contradicts what is there.',
  410: 'It was there and is gone.',
  413: 'Too large.',
  415: 'Not JSON.',
  429: 'Too much in too little time.',
  503: 'Not available right now.',
};

const exampleOf = (status: number, call: CallShape): ErrorAnswer | undefined => {
  switch (status) {
    case 400:
      return { code: errorCodes.invalid, message: refusals.invalid };
    case 401:
      return { code: errorCodes.loginRequired, message: 'Please log in first.' };
    case 404:
      return { code: errorCodes.notFound, message: refusals.notFound };
    case 413:
      return {
        code: errorCodes.tooLarge,
        message: tooLargeMessage(call.maxBodyBytes ?? limits.maxBodyBytes),
      };
    case 415:
      return { code: errorCodes.wrongType, message: refusals.wrongType };
    case 429:
      return { code: errorCodes.tooMany, message: tooManyMessage('That was a lot at once.', 20) };
    case 503:
      return { code: errorCodes.unavailable, message: refusals.unavailable };
    default:
      return undefined;
  }
};

/** Statuses that say when to come back. */
const retried = new Set([429, 503]);

/** Every error that a call can answer: what it declares, and what any call can. */
export function describeErrors(call: CallShape, schema: unknown): Record<string, unknown> {
  const guarded = call.audience === 'webhook' ? [] : [401];
  const forAdmins = call.audience === 'admin' ? [403] : [];
  const sized = call.body ? [413, 415] : [];
  const statuses = new Set([
    400,
    429,
    503,
    ...guarded,
    ...forAdmins,
    ...sized,
    ...(call.errors ?? []),
  ]);
  return Object.fromEntries(
    [...statuses].map((status) => [
      String(status),
      {
        description: meanings[status] ?? 'It did not work.',
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
