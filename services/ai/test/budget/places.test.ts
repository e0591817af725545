import { newJoiner, until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { askChat } from '../assistants/chats/ask-chat.ts';
import { ask, member, otherMember, useTwoAi } from '../setup.ts';

const ai = await useTwoAi();
const { openAi } = ai;
const places = async () => (await ai.rows('SELECT 1 FROM reply_place')).length;

test('When two replies to a person are being written, then a third waits in any process, and nobody else', async () => {
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const running = [
    await ask(ai.url, {}, { as: member, stream: true }),
    await askChat(ai.otherUrl, '/api/ai-coach', {}, { as: member, stream: true }),
  ];
  for (const address of [ai.url, ai.otherUrl]) {
    const third = await ask(address, {}, { as: member });
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await askChat(address, '/api/ai-coach', {}, { as: member })).status).toBe(429);
  }
  expect(openAi.chats).toHaveLength(2);
  const other = await ask(ai.url, {}, { as: otherMember, stream: true });
  goOn.resolve();
  for (const response of [...running, other])
    expect(await response.text()).toContain('event: done');
  expect(await places()).toBe(0);
  expect((await ask(ai.url, {}, { as: member })).status).toBe(200);
});

test('When a person asks many times at the same moment in two processes, then two replies are written', async () => {
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const refused: number[] = [];
  const asked = Array.from({ length: 20 }, async (_, n) => {
    const { status } = await ask(n % 2 ? ai.url : ai.otherUrl, {}, { as: member });
    if (status === 429) refused.push(n);
    return status;
  });
  await until(() => openAi.chats.length + refused.length >= 20);
  expect([openAi.chats.length, refused.length]).toEqual([2, 18]);
  goOn.resolve();
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(2);
});

test('When accounts without approval ask at the same moment, then their network has ten places', async () => {
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const refused: number[] = [];
  const asked = Array.from({ length: 14 }, async (_, n) => {
    const { status } = await ask(ai.url, {}, { as: newJoiner() });
    if (status === 429) refused.push(n);
    return status;
  });
  await until(() => openAi.chats.length + refused.length >= 14);
  expect([openAi.chats.length, refused.length]).toEqual([10, 4]);
  goOn.resolve();
  await Promise.all(asked);
});

test('When a call is dropped, then its place is taken until the call to the provider has ended', async () => {
  openAi.answerWith({ kind: 'hang' });
  const cut = new AbortController();
  const asking = ask(ai.url, {}, { as: member, signal: cut.signal }).catch(() => 'left');
  const call = await until(() => openAi.chats[0]);
  expect(await places()).toBe(1);
  cut.abort();
  await asking;
  await call.aborted;
  await until(async () => (await places()) === 0);
});

test('When a process died while it wrote, then its places are free after the longest time of a reply', async () => {
  await ai.rows(
    `INSERT INTO reply_place (id, actor, ends_at)
     SELECT gen_random_uuid(), $1, now() + make_interval(secs => n) FROM (VALUES (-1), (60), (60)) AS ends (n)`,
    member.userId,
  );
  expect((await ask(ai.url, {}, { as: member })).status).toBe(429);
  await ai.rows(`UPDATE reply_place SET ends_at = now() - interval '1 second'`);
  expect((await ask(ai.url, {}, { as: member })).status).toBe(200);
});

test('When a model is asked, then its reply is bounded', async () => {
  await ask(ai.url, {}, { as: member });
  await askChat(ai.url, '/api/ai-coach', {}, { as: member });
  for (const { body } of openAi.chats) expect(body).toMatchObject({ max_completion_tokens: 2_000 });
  expect(openAi.chats).toHaveLength(2);
});
