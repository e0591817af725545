import type { Identity } from '@kbf/process-kit';
import { identityHeaders, until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharePublic } from '../prayers/share.ts';
import { newVisitor, reader, useCommunity } from '../setup.ts';
import { chatCalls, newWriter, texts, twoWriters } from './chats.ts';

const set = useCommunity({ worker: true });
const open = new Set<AbortController>();

let url: string;
beforeAll(async () => {
  url = await set.listen();
});
afterAll(() => {
  for (const leave of open) leave.abort();
});

/** Opens the live stream, and keeps all that it says. */
async function watch(as: Identity) {
  const leave = new AbortController();
  open.add(leave);
  const answer = await fetch(`${url}/api/prayers/stream`, {
    headers: identityHeaders(as, 'community'),
    signal: leave.signal,
  });
  let text = '';
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body!)
      text += decoder.decode(chunk as Uint8Array, { stream: true });
  })().catch(() => undefined);
  const signals = () => text.split('event: chats\n').length - 1;
  await until(() => text.includes('event: changed'));
  return { signals, text: () => text, leave: () => leave.abort() };
}

test('When one writes through another process, then the other is told at once, without a word of it', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const elsewhere = chatCalls(await set.startAnother(), daniel.as);
  const stranger = await newWriter(set, 'Tamar Lindqvist');
  const hers = await watch(ruth.as);
  const [theirs, visitors] = [await watch(stranger.as), await watch(reader)];
  // Something may have come before the stream was open.
  await until(() => hers.signals() === 1);

  let place = 0;
  for (const words of ['The zebra finch sings.', 'It sings again.']) {
    const before = hers.signals();
    await elsewhere.write(id, words);
    await until(() => hers.signals() > before);
    expect(texts(await ruth.read(id, `?after=${place++}`))).toEqual([words]);
  }
  const before = hers.signals();
  await elsewhere.end(id);
  await until(() => hers.signals() > before);
  expect(hers.text()).not.toMatch(/zebra|sings|Daniel/);
  expect(hers.text()).not.toContain(id);
  // The others' streams are alive, and heard nothing of it.
  await sharePublic(set.community, newVisitor());
  const total = () => theirs.text().split('event: changed').length;
  await until(() => total() > 2 && visitors.text().split('event: changed').length > 2);
  expect([theirs.signals(), visitors.signals()]).toEqual([0, 0]);
});

test('When the first chat of a member starts while they watch, then they are told', async () => {
  const [ruth, daniel] = [await newWriter(set), await newWriter(set, 'Daniel Okafor')];
  await daniel.accept((await ruth.invite()).body.token);
  const stream = await watch(daniel.as);
  expect(stream.signals()).toBe(0);
  await ruth.start(daniel.userId);
  await until(() => stream.signals() === 1);
  expect((await daniel.chats()).body).toHaveLength(1);
});

test('When a member was away, then the new stream tells them, and nothing that came meanwhile is lost', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const first = await watch(ruth.as);
  await until(() => first.signals() === 1);
  first.leave();
  await daniel.write(id, 'While you were away.');
  const second = await watch(ruth.as);
  await until(() => second.signals() === 1);
  expect(texts(await ruth.read(id, '?after=0'))).toEqual(['While you were away.']);
});
