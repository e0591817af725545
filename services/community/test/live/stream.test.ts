import { identityHeaders, openInTest, until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { community } from '../../src/service.ts';
import { sharePublic } from '../prayers/share.ts';
import { newVisitor, reader, useCommunity } from '../setup.ts';

const set = useCommunity({ env: { STREAM_READERS: '3' } });
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

let url: string;
beforeAll(async () => {
  url = await set.listen();
});
afterAll(() => {
  for (const leave of open) leave.abort();
});

test('When prayers come and go through another process, then every reader hears of each, with the total', async () => {
  const other = await set.startAnother();
  const [one, two] = [await watch(url), await watch(url)];
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

test('When more want to watch than have places, then 503 says when to come; a place left is free', async () => {
  const readers = [await watch(url), await watch(url), await watch(url)];
  const late = await watch(url);
  expect(late.answer.status).toBe(503);
  expect(late.answer.headers.get('retry-after')).toBe('30');
  readers[0]!.leave();

  const again = await until(async () => {
    const next = await watch(url);
    return next.answer.status === 200 && next;
  });
  await until(() => again.seen.length > 0);

  expect(again.seen).toHaveLength(1);
  for (const one of [again, ...readers]) one.leave();
});

test('When only the head of the stream is asked for, then the answer ends at once', async () => {
  const { status } = await fetch(`${url}/api/prayers/stream`, {
    method: 'HEAD',
    headers: identityHeaders(reader, 'community'),
  });

  expect(status).toBe(200);
});

test('When the process ends, then it ends the streams and waits for none', async () => {
  const ending = await openInTest(community, set.databaseUrl, {
    env: { AI_URL: set.ai.url, AUTH_URL: set.ai.url },
  });
  const { seen, hasEnded } = await watch(await ending.listen());
  await until(() => seen.length > 0);
  await ending.stop();

  await until(hasEnded);
  expect(hasEnded()).toBe(true);
});
