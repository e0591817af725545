const refer = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** Headers of answers, described once. */
export const headers = {
  TotalCount: {
    description: 'How many there are in all, on all pages.',
    schema: { type: 'integer', minimum: 0 },
    example: 42,
  },
  Link: {
    description: 'The next page (RFC 8288); absent on the last.',
    schema: { type: 'string' },
    example: '</api/prayers?limit=20&cursor=A1b2C3>; rel="next"',
  },
  RetryAfter: {
    description: 'Seconds after which it makes sense to try again.',
    schema: { type: 'integer', minimum: 1 },
    example: 20,
  },
} as const;

export const listHeaders = { 'X-Total-Count': refer('TotalCount'), Link: refer('Link') };
export const retryHeaders = { 'Retry-After': refer('RetryAfter') };
