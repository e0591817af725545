import { serviceHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { useAi } from './setup.ts';

const ai = await useAi({ hasProvider: false });

const check = async (texts: unknown, caller: 'community' | 'auth' = 'community') => {
  const response = await fetch(`${await ai.listen()}/internal/scripture`, {
    method: 'POST',
    headers: { ...serviceHeaders(caller, 'ai'), 'content-type': 'application/json' },
    body: JSON.stringify({ texts }),
  });
  return { status: response.status, body: await response.json() };
};

test('When texts come from community, then their scripture is put right, in their order', async () => {
  const { status, body } = await check(['We build homes.', 'So it is (Hezekiah 3:16).']);
  expect(status).toBe(200);
  expect(body).toEqual({ texts: ['We build homes.', 'So it is.'], passages: [[], []] });
});

test('When there are no texts, or another service asks, then the call is refused', async () => {
  expect((await check('none')).status).toBe(400);
  expect((await check(['a'], 'auth')).status).toBe(403);
});
