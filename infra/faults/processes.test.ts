import { randomUUID } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import { type ProcessName, processNames } from '@kbf/process-kit';
import { type OpenAiServer, startOpenAiServer, until } from '@kbf/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { type Client, createClient } from './client.ts';
import { timesInFeed } from './feed.ts';
import { fetchFrom } from './fetch-from.ts';
import { logIn } from './login-by-text.ts';
import { addMember } from './member.ts';
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
    env: {
      ...unhurried,
      gateway: { ...unhurried.gateway, REQUESTS_PER_MINUTE: '100000' },
      ai: { OPENAI_BASE_URL: model.url },
    },
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

describe('Under load, through two gateways and two processes of community', () => {
  /** Each reader through both gateways. */
  let readers: { reader: Client; isAuthor: boolean }[];
  let author: Client;
  let member: Client;
  const pageOf = async (reader: Client) =>
    (await reader.call('GET', '/api/prayers')).json() as Prayer[];
  const seenBy = async (reader: Client, id: string) =>
    (await pageOf(reader)).find((prayer) => prayer.id === id);
  // Other readers keep every cache filled with slightly old data.
  const reading = new AbortController();
  let crowd: Promise<unknown>;

  beforeAll(async () => {
    [author, member] = [gatewayClient(0), gatewayClient(1)];
    await sharePrayer(author);
    await logIn(member, (await addMember(stack, 'Ada', 'Okafor')).phone);
    readers = [0, 1].flatMap((index) =>
      [new Map<string, string>(), author.cookies, member.cookies].map((cookies) => ({
        reader: gatewayClient(index, cookies),
        isAuthor: cookies === author.cookies,
      })),
    );
    crowd = Promise.all(
      readers.map(async ({ reader }) => {
        while (!reading.signal.aborted) await pageOf(reader);
      }),
    );
  });
  afterAll(async () => {
    reading.abort();
    await crowd;
  });

  test('When a prayer is liked and commented on, then the next answer to every reader shows it', async () => {
    const { id } = await sharePrayer(author);
    for (let round = 1; round <= 15; round += 1) {
      // One network can like one prayer only a few times a day.
      const from = fetchFrom(`127.8.9.${round}`);
      const visitor = createClient(stack.url('gateway', round % 2), new Map(), from);
      const liked = await visitor.call('POST', `/api/prayers/${id}/like`, {
        body: { liked: true },
      });
      expect(liked.json()).toEqual({ liked: true, likeCount: round });
      for (const { reader, isAuthor } of readers)
        expect(await seenBy(reader, id)).toMatchObject({
          likeCount: round,
          userLiked: false,
          mine: isAuthor,
        });
      const comment = `Praying with you, ${round}.`;
      const said = await visitor.call('POST', `/api/prayers/${id}/comments`, { body: { comment } });
      expect(said.status).toBe(201);
      for (const { reader } of readers) {
        const { comments, commentCount } = (await seenBy(reader, id))!;
        expect(commentCount).toBe(round);
        expect(comments.at(-1)).toMatchObject({ comment, mine: false });
      }
      for (const index of [0, 1]) {
        const own = await seenBy(gatewayClient(index, visitor.cookies), id);
        expect(own).toMatchObject({ userLiked: true, mine: false });
        expect(own?.comments.at(-1)).toMatchObject({ comment, mine: true });
      }
    }
  });

  test('When a prayer is hidden or deleted, then no reader’s next answer has it', async () => {
    const [hidden, deleted] = [await sharePrayer(author), await sharePrayer(author)];
    for (const { reader } of readers)
      expect((await pageOf(reader)).map(({ id }) => id)).toEqual(
        expect.arrayContaining([hidden.id, deleted.id]),
      );
    const visitors = [1, 2].map((at) =>
      createClient(stack.url('gateway', at % 2), new Map(), fetchFrom(`127.8.1.${at}`)),
    );
    for (const reporter of [...visitors, member]) {
      const body = { reason: 'This is an advertisement.' };
      const report = await reporter.call('POST', `/api/prayers/${hidden.id}/report`, { body });
      expect(report.status).toBe(201);
    }
    for (const { reader } of readers) expect(await seenBy(reader, hidden.id)).toBeUndefined();
    const deletion = await author.call('DELETE', `/api/prayers/${deleted.id}`);
    expect(deletion.status).toBe(204);
    for (const { reader } of readers) expect(await seenBy(reader, deleted.id)).toBeUndefined();
  });
});
