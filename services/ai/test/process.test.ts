import { until, useProcesses } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { ask, environment, eventsOf, newId, stateOf, useAi } from './setup.ts';

const ai = await useAi();
const { openAi } = ai;
const start = useProcesses('ai');

/** The service as a separate process that uses this file's model. */
async function startProcess() {
  const running = await start(environment(ai.databaseUrl, { OPENAI_BASE_URL: openAi.url }));
  expect(running.output()).toBe('');
  return running;
}

async function beginReply(url: string, requestId: string) {
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const response = await ask(url, { requestId }, { stream: true });
  const events = eventsOf(response);
  await events.next();
  return { goOn: goOn.resolve, events };
}

test('When SIGTERM comes while a reply is streamed, then it is finished and shared, and it ends with 0', async () => {
  const { child, ended, url, opsUrl } = await startProcess();
  const requestId = newId();
  const { goOn, events } = await beginReply(url, requestId);
  child.kill('SIGTERM');
  // Wait until the process is stopping: an earlier request would wait for the same model, and this test for its reply.
  await until(async () => (await fetch(`${opsUrl}/readyz`)).status === 503);
  goOn();
  const rest: string[] = [];
  for await (const { event } of events) rest.push(event);
  expect(rest.at(-1)).toBe('done');
  expect(await ended).toEqual([0, null]);
  const recorded = `SELECT 1 FROM outbox_event WHERE payload->>'requestId' = $1`;
  expect(await ai.rows(recorded, requestId)).toHaveLength(1);
});

test('When SIGTERM comes for a reply whose reader has left, then it is written to its end and shared', async () => {
  const { child, ended, url, opsUrl } = await startProcess();
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const requestId = newId();
  const leaving = new AbortController();
  const { signal } = leaving;
  const response = await ask(url, { requestId }, { stream: true, signal });
  await eventsOf(response).next();
  leaving.abort();
  child.kill('SIGTERM');
  await until(async () => (await fetch(`${opsUrl}/readyz`)).status === 503);
  goOn.resolve();
  expect(await ended).toEqual([0, null]);
  const recorded = `SELECT 1 FROM outbox_event WHERE payload->>'requestId' = $1`;
  expect(await ai.rows(recorded, requestId)).toHaveLength(1);
});

test('When a process is killed in mid-reply, then another finds it failed and answers it once', async () => {
  const [first, second] = await Promise.all([startProcess(), startProcess()]);
  const requestId = newId();
  const { events } = await beginReply(first.url, requestId);
  first.child.kill('SIGKILL');
  await expect(events.next()).rejects.toThrow('terminated');
  expect((await ask(second.url, { requestId })).status).toBe(409);
  const age = `UPDATE reply SET heartbeat_at = heartbeat_at - interval '10 seconds' WHERE request_id = $1`;
  await ai.rows(age, requestId);
  expect(await (await stateOf(second.url, requestId)).json()).toEqual({ state: 'failed' });
  openAi.reset();
  const again = await ask(second.url, { requestId });
  expect(await again.json()).toMatchObject({ posted: 'pending' });
  const recorded = `SELECT 1 FROM outbox_event WHERE payload->>'requestId' = $1`;
  expect(await ai.rows(recorded, requestId)).toHaveLength(1);
});

test('When a reply takes long, then its heartbeat goes on', async () => {
  const { url, opsUrl } = await startProcess();
  const requestId = newId();
  const { goOn, events } = await beginReply(url, requestId);
  const heartbeat = async () =>
    (await ai.rows('SELECT heartbeat_at FROM reply WHERE request_id = $1', requestId))[0]?.[
      'heartbeat_at'
    ] as Date;
  const before = await heartbeat();
  await until(async () => (await heartbeat()) > before);
  goOn();
  const rest: string[] = [];
  for await (const { event } of events) rest.push(event);
  expect(rest.at(-1)).toBe('done');
  expect((await fetch(`${opsUrl}/livez`)).status).toBe(200);
  expect(await (await fetch(`${opsUrl}/metrics`)).text()).toContain('ai_model_calls_total');
});
