import { createLogger, createMetrics } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answer, buildService, hearCare, implement, tooMany } from '../src/index.ts';
import {
  apps,
  certain,
  gatewayKeys,
  identityFor,
  report,
  safe,
  say,
  sayAsMember,
  serve,
  startService,
  visitorToken,
} from './care-service.ts';

test('When words speak of danger, then the answer says so, and it is told once, with the words', async () => {
  const { post, told } = serve();

  expect(await post({ text: certain })).toEqual({
    status: 200,
    body: { ok: true, care: { level: 'certain', kind: 'suicide', language: 'en' } },
  });
  expect(told).toMatchObject([
    {
      place: 'comment',
      isAlarm: true,
      words: certain,
      author: { visitorId: 'visitor-1' },
      care: { level: 'certain' },
    },
  ]);
});

test('When a report only hints at danger, then its answer has help, and the desk has only the report', async () => {
  const { post, told } = serve();

  expect(await post({ text: 'kms' }, report.path)).toMatchObject({
    body: { care: { level: 'possible' } },
  });
  expect(told).toEqual([]);
  await post({ text: 'kms' });
  await post({ text: certain }, report.path);
  expect(told).toMatchObject([{ place: 'comment' }, { place: 'report' }]);
});

test('When nothing speaks of danger, then nothing is said or told', async () => {
  const { post, told } = serve();

  expect(await post({ text: safe })).toEqual({ status: 200, body: { ok: true } });
  expect(told).toEqual([]);
});

test.each([
  ['a limit is reached', 429, () => tooMany('That was a lot.', 3)],
  ['Postgres is away', 503, () => Object.assign(new Error('no'), { code: 'ECONNREFUSED' })],
  ['the service falls over', 500, () => new Error('no')],
])('When %s, then the failure says where danger is, too', async (_what, status, fail) => {
  const { post, told } = serve(fail);
  const failed = await post({ text: certain });

  expect(failed).toMatchObject({ status, body: { care: { level: 'certain', kind: 'suicide' } } });
  expect(told).toHaveLength(1);
  expect((await post({ text: safe })).body).not.toHaveProperty('care');
});

test('When the call is wrong, or nobody is logged in, then the words are heard first', async () => {
  const { post, told } = serve();

  expect(await post({ text: certain, requestId: 7 })).toMatchObject({
    status: 400,
    body: { code: 'invalid', care: { level: 'certain' } },
  });
  expect(await post({ text: certain.repeat(9) })).toMatchObject({
    status: 400,
    body: { care: { level: 'certain' } },
  });
  expect(await post({ text: certain }, sayAsMember.path)).toMatchObject({
    status: 401,
    body: { code: 'login_required', care: { level: 'certain' } },
  });
  expect(told).toHaveLength(3);
  expect(await post('{"text": ')).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

test.each([
  ['has a mistake in it', 400, `{"text": "${certain}",}`, 'application/json'],
  ['was cut', 400, `{"text": "${certain}`, 'application/json'],
  [
    'has a line break in its words',
    400,
    `{"text": "Please read.\n${certain}"}`,
    'application/json',
  ],
  ['goes by another name', 415, JSON.stringify({ text: certain }), 'text/plain'],
])(
  'When JSON %s, then it is refused (%d), and its words are heard',
  async (_what, status, body, type) => {
    const { post, told } = serve();

    expect(await post(body, say.path, type)).toMatchObject({
      status,
      body: { care: { level: 'certain', kind: 'suicide' } },
    });
    expect(told).toMatchObject([{ words: expect.stringContaining(certain) }]);
  },
);

test('When a body cannot be read, then it is refused without a word of care', async () => {
  const { post, told } = serve();

  expect(await post(certain, say.path, 'text/plain')).toEqual({
    status: 415,
    body: { code: 'wrong_type', message: expect.any(String) },
  });
  expect((await post(`{"text": "${safe}",}`)).body).not.toHaveProperty('care');
  expect(told).toEqual([]);
});

test('When a conversation was of danger, then it is until the person says that they are safe', async () => {
  const { post } = serve();
  const turns = [
    { role: 'user', content: certain },
    { role: 'assistant', content: 'Please call 988.' },
  ];

  expect((await post({ text: 'I already did it.', turns })).body).toMatchObject({
    care: { level: 'certain', kind: 'emergency' },
  });
  expect((await post({ text: safe, turns })).body).toMatchObject({ care: { level: 'certain' } });
  const after = [...turns, { role: 'user', content: 'I am safe now, my sister is here.' }];
  expect((await post({ text: safe, turns: after })).body).not.toMatchObject({
    care: { level: 'certain' },
  });
});

test('When the same request id comes again, then it is the same notice, which does not name it', async () => {
  const { post, told } = serve();
  const requestId = '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
  for (let count = 0; count < 2; count += 1) await post({ text: certain, requestId });

  expect(told[0]?.id).toBe(told[1]?.id);
  expect(z.uuid().safeParse(told[0]?.id).success).toBe(true);
  expect(told[0]?.id).not.toBe(requestId);
});

test('When another author sends the same request id, then it is another notice', async () => {
  const { app, told } = startService();
  implement(app, say, async () => answer(200, { ok: true }));
  const requestId = '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
  const send = (identity: Parameters<typeof identityFor>[0], address: string) =>
    app.inject({
      method: 'POST',
      url: say.path,
      headers: { 'x-identity': identityFor(identity, 'ai'), 'x-client-address': address },
      payload: { text: certain, requestId },
    });
  const visitor = { role: 'visitor' } as const;
  await send(visitor, '198.51.100.1');
  await send({ ...visitor, visitorId: 'a cookie since' }, '198.51.100.1');
  await send(visitor, '198.51.100.2');
  for (const userId of [requestId, requestId.replace('0b', '1b')])
    await send({ role: 'member', userId }, '198.51.100.1');

  expect(told[0]?.id).toBe(told[1]?.id);
  expect(new Set(told.map(({ id }) => id)).size).toBe(4);
});

test('When a page saves itself again and again, then that is one notice of the member', async () => {
  const saved = { ...say, words: { ...say.words, place: 'training' } } as const;
  const { app, told } = startService();
  implement(app, saved, async () => answer(200, { ok: true }));
  const userId = '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
  for (const one of [userId, userId, userId.replace('0b', '1b')]) {
    const headers = { 'x-identity': identityFor({ role: 'member', userId: one }, 'ai') };
    await app.inject({ method: 'POST', url: say.path, headers, payload: { text: certain } });
  }

  expect(told).toHaveLength(3);
  expect(told[0]?.id).toBe(told[1]?.id);
  expect(told[0]?.id).not.toBe(told[2]?.id);
});

test('When a member writes of another danger within the hour, then it is another notice', async () => {
  const saved = { ...say, words: { ...say.words, place: 'training' } } as const;
  const { app, told } = startService();
  implement(app, saved, async () => answer(200, { ok: true }));
  const userId = '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
  const emergency = 'mi papa no puede respirar';
  for (const body of [
    { text: certain },
    { text: 'My husband beat me again last night.' },
    { text: certain, requestId: userId },
    { text: 'I want to die tonight.', requestId: userId },
    { text: emergency },
    { text: emergency },
  ]) {
    const headers = { 'x-identity': identityFor({ role: 'member', userId }, 'ai') };
    await app.inject({ method: 'POST', url: say.path, headers, payload: body });
  }

  expect(told.at(-1)).toMatchObject({ care: { kind: 'emergency' } });
  expect(new Set(told.map(({ id }) => id)).size).toBe(6);
});

test('When more is heard of a call without a request id, then it is the same notice', async () => {
  const { app, told } = startService();
  implement(app, say, async ({ request }) => {
    await hearCare(request, { level: 'certain', kind: 'suicide', language: 'en' });
    return answer(200, { ok: true });
  });
  await app.inject({
    method: 'POST',
    url: say.path,
    headers: { 'x-identity': visitorToken() },
    payload: { text: 'kms' },
  });

  expect(told.map(({ care: { level } }) => level)).toEqual(['possible', 'certain']);
  expect(told[0]?.id).toBe(told[1]?.id);
});

test.each([
  ['cannot be told', () => Promise.reject(new Error('away'))],
  ['takes for ever to be told', () => new Promise<never>(() => {})],
])('When it %s, then help is answered all the same', async (_what, tell) => {
  const { post } = serve(undefined, tell);

  expect(await post({ text: certain })).toMatchObject({
    status: 200,
    body: { care: { level: 'certain' } },
  });
});

test('When a call takes words in a service where nobody would be told, then it does not start', () => {
  const app = buildService({
    name: 'ai',
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
    identityPublicKeys: [gatewayKeys.publicKey],
    servicePublicKeys: {},
  });
  apps.push(app);

  expect(() => implement(app, say, async () => answer(200, { ok: true }))).toThrow(/nobody/);
});
