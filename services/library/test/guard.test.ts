import { anonymous, createIdentitySigner, generateKeys, identityHeader } from '@kbf/process-kit';
import { hrefOf, libraryCalls } from '@kbf/contracts';
import { identityHeaders } from '@kbf/test-kit';
import { expect, it } from 'vitest';
import { useLibrary } from './use-library.ts';

const library = useLibrary();

it.each([
  ['nobody’s word', ''],
  ['its own word', createIdentitySigner(generateKeys().privateKey)(anonymous, 'library')],
  ['the gateway’s word to another service', identityHeaders(anonymous, 'auth')[identityHeader]!],
])('When a call comes with %s on who asks, then no route answers it', async (_, token) => {
  for (const call of libraryCalls) {
    const answer = await fetch(library.url + hrefOf(call), {
      headers: { [identityHeader]: token },
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'identity_required' });
  }
});

it('When something else is asked for, or in another way, then it is 404', async () => {
  expect((await library.ask('/api/wisdom-quotes/none')).status).toBe(404);
  expect((await library.ask('/api/wisdom-quotes', { method: 'POST' })).status).toBe(404);
  expect((await library.ask('/api/widget/wisdom', { method: 'OPTIONS' })).status).toBe(404);
});
