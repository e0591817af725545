import { expect, test } from 'vitest';
import { describeError } from '../src/logging.ts';

const phone = '+12025550142';

test('When an error carries a request, row or recipient, then the log shows what happened, not that', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: `Key (phone)=(${phone}) already exists.`,
  });
  const failed = Object.assign(new Error('the call failed', { cause: refused }), {
    config: { headers: { authorization: 'Basic c2VjcmV0' }, data: `To=${phone}` },
    response: { rejected: [phone] },
  });
  const shown = describeError(failed);
  expect(shown).toMatchObject({
    type: 'Error',
    message: 'the call failed',
    cause: { message: 'duplicate key value violates unique constraint', code: '23505' },
  });
  expect(JSON.stringify(shown)).not.toMatch(/2025550142|c2VjcmV0/);
});

test('When something is thrown that is no error, or causes go in a circle, then the log line still ends', () => {
  expect(describeError(phone)).toEqual({ type: 'string' });
  const circle = new Error('one');
  circle.cause = circle;
  expect(JSON.stringify(describeError(circle))).toContain('one');
});
