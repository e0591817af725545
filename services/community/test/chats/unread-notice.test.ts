import { expect, test } from 'vitest';
import { tellUnread } from '../../src/chats/announce-unread.ts';
import { announce, named, recorded } from '../recorded-events.ts';
import { useCommunity } from '../setup.ts';
import { twoWriters } from './chats.ts';
import type { Writer } from './chats.ts';

const set = useCommunity({ worker: true });

/** A minute passes, and someone looks what is unread. */
async function lookLater(deps = set.community.deps) {
  await set.community.deps.database.sql(
    `UPDATE chat SET last_at = last_at - interval '61 seconds'`,
    [],
  );
  await tellUnread(deps);
}
const toldTo = async ({ userId }: Writer) =>
  (await recorded(set.community, 'chat.unread')).filter(({ personId }) => personId === userId);

test('When messages stay unread for a minute, then the reader is told once, not who wrote or what', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, 'Can you call me?');
  await tellUnread(set.community.deps);
  expect(await toldTo(daniel)).toEqual([]);
  await lookLater();
  await ruth.write(id, 'It is about my mother.');
  await lookLater();
  const told = await toldTo(daniel);
  expect(told).toHaveLength(1);
  expect(Object.keys(told[0]!).toSorted()).toEqual(['personId', 'toldAt']);
  expect(await toldTo(ruth)).toEqual([]);
});

test('When the reader has read everything, then they are told of the next message', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, 'One.');
  await ruth.write(id, 'Two.');
  await lookLater();
  await daniel.see(id, 1);
  await lookLater();
  expect(await toldTo(daniel)).toHaveLength(1);
  await daniel.see(id, 2);
  await lookLater();
  expect(await toldTo(daniel)).toHaveLength(1);
  await ruth.write(id, 'Three.');
  await lookLater();
  expect(await toldTo(daniel)).toHaveLength(2);
});

test('When the reader has the chat open and reads at once, then they are not told', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, 'Are you there?');
  await daniel.see(id, 1);
  await lookLater();
  expect(await toldTo(daniel)).toEqual([]);
});

test('When the reader blocks the sender, or the chat ends, then they are not told', async () => {
  for (const act of ['block', 'end', 'delete'] as const) {
    const { ruth, daniel, id } = await twoWriters(set);
    await ruth.write(id, 'Answer me.');
    if (act === 'block')
      await set.community.call('PUT', `/api/blocks/${ruth.userId}`, { as: daniel.as });
    else if (act === 'end') await ruth.end(id);
    else {
      const leaving = { ...named(ruth.userId, 9, 'Ruth Castellanos'), leaving: true };
      await announce(set.community, 'person.changed', leaving);
    }
    await lookLater();
    expect(await toldTo(daniel)).toEqual([]);
  }
});

test('When two processes look at once, then there is one notice', async () => {
  const first = await twoWriters(set);
  await first.ruth.write(first.id, 'Hello.');
  const second = await set.startAnother();
  await set.community.deps.database.sql(
    `UPDATE chat SET last_at = last_at - interval '61 seconds'`,
    [],
  );
  await Promise.all([tellUnread(set.community.deps), tellUnread(second.deps)]);
  expect(await toldTo(first.daniel)).toHaveLength(1);
});
