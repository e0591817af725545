import { randomUUID } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import { type ProcessName, processNames } from '@kbf/process-kit';
import { type OpenAiServer, startOpenAiServer, until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { type Client, createClient } from './client.ts';
import { timesInFeed } from './feed.ts';
import { fetchFrom } from './fetch-from.ts';
import { askStreamed } from './streamed-reply.ts';
import { unhurried } from './unhurried.ts';
import { uniqueWord } from './unique-word.ts';

const reply = 'Lord, be near in this week of change, and let the work bear fruit. Amen.';

let model: OpenAiServer;
let stack: Stack;

beforeAll(async () => {
  model = await startOpenAiServer({ kind: 'text', text: reply });
  stack = await startStack({
    instances: { gateway: 2, community: 2 },
    env: { ...unhurried, ai: { OPENAI_BASE_URL: model.url } },
  });
});

afterAll(async () => {
  await stack?.stop();
  await model?.close();
});

const gatewayClient = (index: number, cookies?: Map<string, string>): Client =>
  createClient(stack.url('gateway', index), cookies);

async function sharePrayer(client: Client): Promise<Prayer> {
  const userRequest = `Please pray for our apprentices and for ${uniqueWord()}.`;
  const created = await client.call('POST', '/api/prayers', { body: { userRequest } });
  expect(created.status).toBe(201);
  return (created.json() as { prayer: Prayer }).prayer;
}

test.each(processNames)(
  'When %s is asked how it is, then it answers on its own port',
  async (name) => {
    const ops = createClient(stack.opsUrl(name));
    expect((await ops.call('GET', '/livez')).status).toBe(200);
    expect((await ops.call('GET', '/readyz')).status).toBe(200);
    const metrics = await ops.call('GET', '/metrics');
    expect(metrics.status).toBe(200);
    expect(metrics.text).toContain('# TYPE ');
  },
);

test.each(['/livez', '/readyz', '/metrics'])(
  'When %s is asked for through the gateway, then there is no such page',
  async (path) => {
    expect((await gatewayClient(0).call('GET', path)).status).toBe(404);
  },
);

test.each<ProcessName>(['ai', 'gateway'])(
  'When %s gets SIGTERM in mid-reply, then the reply is finished and shared, and the process ends with 0',
  async (name) => {
    const { promise: goOn, resolve } = Promise.withResolvers<void>();
    model.answerWith({ kind: 'text', text: reply, until: goOn });
    const visitor = gatewayClient(0);
    const message = `Please pray for our move and for ${uniqueWord()}.`;
    const stream = await askStreamed(visitor, { requestId: randomUUID(), message });
    expect((await stream.next())?.event).toBe('delta');

    const ended = stack.process(name).kill('SIGTERM');
    const line = /"ending"|ending/;
    await until(() => stack.process(name).lines.some((one) => line.test(one)));
    resolve();
    expect((await stream.rest()).at(-1)).toMatchObject({
      event: 'done',
      data: { message: reply, posted: 'pending' },
    });
    expect(await ended).toBe(0);
    await stack.process(name).start();
    await until(async () => (await timesInFeed(gatewayClient(1), message)) === 1);
  },
);

test('When a prayer is liked and commented on, then the next reader sees it, whoever answers', async () => {
  const prayer = await sharePrayer(gatewayClient(0));
  const readers = [0, 1].map((index) => gatewayClient(index));
  const seen = async (reader: Client) => {
    const page = (await reader.call('GET', '/api/prayers')).json() as Prayer[];
    return page.find(({ id }) => id === prayer.id)!;
  };
  // Other readers keep every cache filled with slightly old data.
  const reading = new AbortController();
  const crowd = Promise.allSettled(
    readers.map(async (reader) => {
      while (!reading.signal.aborted) await seen(reader);
    }),
  );

  for (let round = 1; round <= 15; round += 1) {
    // One network can like one prayer only a few times a day.
    const from = fetchFrom(`127.8.9.${round}`);
    const visitor = createClient(stack.url('gateway', round % 2), new Map(), from);
    const liked = await visitor.call('POST', `/api/prayers/${prayer.id}/like`, {
      body: { liked: true },
    });
    expect(liked.json()).toEqual({ liked: true, likeCount: round });
    for (const reader of readers) expect((await seen(reader)).likeCount).toBe(round);
    const comment = `Praying with you, ${round}.`;
    const said = await visitor.call('POST', `/api/prayers/${prayer.id}/comments`, {
      body: { comment },
    });
    expect(said.status).toBe(201);
    for (const reader of readers) {
      const { comments, commentCount } = await seen(reader);
      expect(commentCount).toBe(round);
      expect(comments.at(-1)?.comment).toBe(comment);
    }
    for (const index of [0, 1])
      expect(await seen(gatewayClient(index, visitor.cookies))).toMatchObject({ userLiked: true });
  }
  reading.abort();
  expect((await crowd).map(({ status }) => status)).toEqual(readers.map(() => 'fulfilled'));
});
