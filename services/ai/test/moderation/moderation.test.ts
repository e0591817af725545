import { serviceHeaders } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { useAi } from '../setup.ts';

const ai = await useAi({ env: { OPENAI_MODERATION_MODEL: 'local-judge' } });
const { openAi } = ai;
let url: string;
let guideUrl: string;

beforeAll(async () => {
  url = await ai.listen();
  ({ url: guideUrl } = await ai.start({ OPENAI_BASE_URL: '' }));
});

const moderate = async (
  base: string,
  body: unknown,
  caller: 'community' | 'auth' = 'community',
) => {
  const response = await fetch(`${base}/internal/moderate`, {
    method: 'POST',
    headers: { ...serviceHeaders(caller, 'ai'), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

test('When the provider judges a text, then community gets its word', async () => {
  openAi.judgeWith((input) => ({ flagged: input === 'bad' ? ['hate'] : [] }));
  const held = { verdict: 'held', reasons: ['hate'] };
  expect(await moderate(url, { text: 'bad' })).toEqual({ status: 200, body: held });
  const fine = { verdict: 'public', reasons: [] };
  expect(await moderate(url, { text: 'good' })).toEqual({ status: 200, body: fine });
});

test('When the provider does not answer, then the text is held', async () => {
  openAi.judgeWith(() => ({ status: 500 }));
  const held = { verdict: 'held', reasons: ['unchecked'] };
  expect((await moderate(url, { text: 'good' })).body).toEqual(held);
});

test('When there is no provider, then the verdict is left to the caller', async () => {
  const none = { verdict: 'none', reasons: [] };
  expect((await moderate(guideUrl, { text: 'bad' })).body).toEqual(none);
});

test('When the text is none or the caller another, then the call is refused', async () => {
  expect((await moderate(url, { text: '' })).status).toBe(400);
  expect((await moderate(url, { text: 'good' }, 'auth')).status).toBe(403);
});
