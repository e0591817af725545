import type { CallShape } from '@kbf/contracts';

const meanings: Readonly<Record<number, string>> = {
  400: 'The input is not valid.',
  401: 'Not logged in.',
  403: 'Not allowed.',
  404: 'There is no such thing.',
  409: 'It contradicts what is there.',
  410: 'It was there and is gone.',
  413: 'Too large.',
  415: 'Not JSON.',
  429: 'Too much in too little time; Retry-After says when to come back.',
  503: 'Not available right now.',
};

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
        content: {
          'application/json': { schema },
          // Pages for people say what is wrong as pages.
          ...(call.contentType === 'text/html' ? { 'text/html': {} } : {}),
        },
      },
    ]),
  );
}
