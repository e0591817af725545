import { createMetrics } from '@kbf/process-kit';
import { identityHeaders, until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { sharePublic } from '../prayers/share.ts';
import { useCommunity } from '../setup.ts';
import type { Community } from '../start-community.ts';
import { newVisitor, reader } from '../start-community.ts';

const set = useCommunity({ env: { STREAM_READERS: '3' } });
type Listening = { url: string; close: () => Promise<void> };
const listening: Listening[] = [];

/** The stream needs a connection that stays: the app over a port of its own. */
async function listen({ parts }: Community): Promise<Listening> {
  const app = buildApp({ ...parts, metrics: createMetrics('community') });
  const one = { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
  listening.push(one);
  return one;
}
const open = new Set<AbortController>();

async function watch(url: string) {
  const leave = new AbortController();
  open.add(leave);
  const answer = await fetch(`${url}/api/prayers/stream`, {
    headers: identityHeaders(reader, 'community'),
    signal: leave.signal,
  });
  const seen: number[] = [];
  let text = '';
  let ended = false;
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body!) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const found = text.matchAll(/event: changed\ndata: (\{.*\})\n\n/g);
      seen.splice(
        0,
        seen.length,
        ...[...found].map(([, json]) => (JSON.parse(json!) as { total: number }).total),
      );
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  return { answer, seen, hasEnded: () => ended, leave: () => leave.abort() };
}

let here: Listening;
beforeAll(async () => {
  here = await listen(set.community);
});
afterAll(async () => {
  for (const leave of open) leave.abort();
  await Promise.all(listening.map((one) => one.close()));
});

test('When prayers are shared, hidden and deleted through another process, then every reader hears of each, with the total', async () => {
  const other = set.startAnother();
  const [one, two] = [await watch(here.url), await watch(here.url)];
  expect(one.answer.status).toBe(200);
  expect(one.answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  await until(() => one.seen.at(-1) === 0 && two.seen.at(-1) === 0);

  const author = newVisitor();
  const id = await sharePublic(other, author);
  await until(() => one.seen.at(-1) === 1 && two.seen.at(-1) === 1);
  await other.call('DELETE', `/api/prayers/${id}`, { as: author });
  await until(() => one.seen.at(-1) === 0 && two.seen.at(-1) === 0);

  expect(one.seen).toEqual([0, 1, 0]);
  one.leave();
  two.leave();
});

test('When more want to watch than there are places, then 503 says when to come again; a place that is left is free', async () => {
  const readers = [await watch(here.url), await watch(here.url), await watch(here.url)];
  const late = await watch(here.url);
  expect(late.answer.status).toBe(503);
  expect(late.answer.headers.get('retry-after')).toBe('30');
  readers[0]!.leave();

  const again = await until(async () => {
    const next = await watch(here.url);
    return next.answer.status === 200 && next;
  });
  await until(() => again.seen.length > 0);

  expect(again.seen).toHaveLength(1);
  for (const one of [again, ...readers]) one.leave();
});

test('When only the head of the stream is asked for, then the answer ends at once', async () => {
  const { status } = await fetch(`${here.url}/api/prayers/stream`, {
    method: 'HEAD',
    headers: identityHeaders(reader, 'community'),
  });

  expect(status).toBe(200);
});

test('When the process ends, then it ends the streams and waits for none', async () => {
  const ending = await listen(set.community);
  const { seen, hasEnded } = await watch(ending.url);
  await until(() => seen.length > 0);
  await ending.close();

  await until(hasEnded);
  expect(hasEnded()).toBe(true);
});
