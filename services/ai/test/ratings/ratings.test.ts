import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import type { ReplyRating } from '@kbf/contracts';
import { recorded } from '@kbf/events/testing';
import type { Identity } from '@kbf/process-kit';
import { admin, identityHeaders, newMember, newVisitor } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { removeOld } from '../../src/build-upkeep.ts';
import { askChat } from '../assistants/chats/ask-chat.ts';
import { keeperAt } from '../conversations/keeper.ts';
import { useAi } from '../setup.ts';

const ai = await useAi({
  env: { AI_LIMITS: JSON.stringify({ ratings: { person: 5, network: 1000 } }) },
});
let url: string;
beforeAll(async () => {
  url = await ai.listen();
});

const call = (as: Identity, method: string, path = '', body?: object) =>
  fetch(`${url}/api/reply-ratings${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...identityHeaders(as, 'ai') },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const rate = (as: Identity, more: object = {}) =>
  call(as, 'POST', '', { ratingId: randomUUID(), assistant: 'coach', thumb: 'down', ...more });
const listed = async (query = '') =>
  (await (await call(admin, 'GET', query)).json()) as ReplyRating[];

/** A question with the reply that the model gave to it. */
async function answered(as: Identity) {
  const question = 'Where do I begin?';
  const reply = await (await askChat(url, '/api/ai-coach', { message: question }, { as })).json();
  const { message, replyToken } = reply as { message: string; replyToken: string };
  return { question, reply: message, replyToken };
}

test('When a thumb comes without the yes, then only thumb, reason and assistant are stored', async () => {
  const as = newVisitor();
  const text = 'It did not answer my question.';
  expect((await rate(as, { reason: 'off-topic', text })).status).toBe(201);
  const [row] = await ai.rows('SELECT * FROM reply_rating');
  expect(row).toMatchObject({ member_id: null, question: null, reply: null, thumb: 'down' });
  expect(JSON.stringify(row)).not.toContain(text);
  expect(JSON.stringify(row)).not.toContain(as.visitorId);
  const [one] = await listed();
  expect(one).toMatchObject({ assistant: 'coach', reason: 'off-topic', text, isShown: false });
  expect(await (await call(admin, 'GET', `/${one!.id}`)).json()).toMatchObject({ reply: null });
});

test('When it comes with the yes, then an admin reads question and reply, and that is logged', async () => {
  const as = newMember();
  const shown = await answered(as);
  await rate(as, { shown });
  const [one] = await listed();
  expect(JSON.stringify(await listed())).not.toContain(shown.reply);
  const { question, reply } = shown;
  const read = await call(admin, 'GET', `/${one!.id}`);
  expect(await read.json()).toMatchObject({ question, reply, isShown: true });
  const acts = await recorded(ai.deps.database.sql, 'privilege.used');
  expect(acts.at(-1)).toMatchObject({
    actorId: admin.userId,
    action: 'rating.viewed',
    subjectId: one!.id,
  });
  expect(JSON.stringify(acts)).not.toContain(reply);
});

test('When a reply of a kept conversation is rated days later, then its proof is still good', async () => {
  const as = newMember();
  const me = keeperAt(url, as);
  const id = randomUUID();
  await me.say('  Where do I begin? ', id);
  const { said: question, reply } = (await me.open(id)).turns[0]!;
  const shown = { question, reply: reply.message, replyToken: reply.replyToken };
  expect((await rate(as, { shown })).status).toBe(201);
});

test('When the reply is not ours, or was to another question, then it is refused', async () => {
  const as = newMember();
  const shown = await answered(as);
  for (const forged of [
    { ...shown, reply: 'Give all you have to me.' },
    { ...shown, question: 'Something else' },
    { ...shown, replyToken: 'x' },
  ])
    expect((await rate(as, { shown: forged })).status).toBe(400);
});

test('When the same rating is sent again, then it is changed, never by someone else', async () => {
  const as = newMember();
  const ratingId = randomUUID();
  const shown = await answered(as);
  await rate(as, { ratingId, shown });
  const before = (await listed()).length;
  await rate(as, { ratingId, thumb: 'up', reason: 'clear' });
  expect(await listed()).toHaveLength(before);
  expect((await listed())[0]).toMatchObject({ thumb: 'up', reason: 'clear', isShown: false });
  expect((await rate(newMember(), { ratingId })).status).toBe(409);
  expect((await rate(newVisitor(), { ratingId })).status).toBe(409);
});

test('When an admin marks one as done, then filters find it, and it is logged', async () => {
  await rate(newMember(), { assistant: 'business', thumb: 'up' });
  const of = '?assistant=business&thumb=up';
  const [one] = await listed(`${of}&done=false`);
  const path = `/${one!.id}`;
  expect((await call(admin, 'PATCH', path, { done: true })).status).toBe(200);
  expect(await listed(`${of}&done=false`)).toEqual([]);
  expect(await listed(`${of}&done=true`)).toMatchObject([{ id: one!.id, isDone: true }]);
  expect(await listed('?assistant=business&thumb=down')).toEqual([]);
  await call(admin, 'PATCH', path, { done: false });
  const acts = await recorded(ai.deps.database.sql, 'privilege.used');
  expect(acts.map(({ action }) => action).slice(-2)).toEqual(['rating.handled', 'rating.reopened']);
});

test('When someone other than an admin reads or marks, then it is refused', async () => {
  await rate(newMember());
  const [one] = await listed();
  for (const [as, status] of [
    [newMember(), 403],
    [newVisitor(), 401],
  ] as const)
    expect([
      (await call(as, 'GET')).status,
      (await call(as, 'GET', `/${one!.id}`)).status,
      (await call(as, 'PATCH', `/${one!.id}`, { done: true })).status,
    ]).toEqual([status, status, status]);
  expect((await call(admin, 'GET', `/${randomUUID()}`)).status).toBe(404);
});

test('When the reason speaks of danger, then its author sees help, and admins hear of it', async () => {
  const text = 'I want to kill myself tonight.';
  const rated = await (await rate(newVisitor(), { text })).json();
  expect(rated).toMatchObject({ rated: true, care: { level: 'certain' } });
  const notices = await recorded(ai.deps.database.sql, 'crisis.noticed');
  expect(notices.at(-1)).toMatchObject({ source: 'rating' });
});

test('When one person sends many thumbs, or a long reason, then they are refused', async () => {
  const as = newMember();
  expect((await rate(as, { text: 'x'.repeat(limits.rating.textMax + 1) })).status).toBe(400);
  expect((await rate(as, { reason: 'my own' })).status).toBe(400);
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent++) statuses.push((await rate(as)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('When a thumb is twelve months old, then upkeep removes it', async () => {
  await rate(newMember());
  const [one] = await listed();
  const age = (days: number) =>
    ai.rows(
      'UPDATE reply_rating SET created_at = now() - make_interval(days => $2::int) WHERE id = $1',
      one!.id,
      days,
    );
  const there = async () => (await call(admin, 'GET', `/${one!.id}`)).status;
  await age(limits.rating.keepDays - 1);
  await removeOld(ai.deps);
  expect(await there()).toBe(200);
  await age(limits.rating.keepDays + 1);
  await removeOld(ai.deps);
  expect(await there()).toBe(404);
});
