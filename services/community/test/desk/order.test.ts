import type { DeskCounts } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { admin, useCommunity } from '../setup.ts';
import { decide, deskOf, notice } from './at-the-desk.ts';

const set = useCommunity({ worker: true });

const ago = (minutes: number) => ({
  noticedAt: new Date(Date.now() - minutes * 60_000).toISOString(),
});
const idsOf = async (query?: string) =>
  (await deskOf(set.community, query)).body.map(({ id }) => id);

test('When newer dangers wait beside emergencies, then in each level the emergencies come first', async () => {
  const put = (
    level: 'certain' | 'likely',
    kind: 'suicide' | 'emergency' | 'overdose',
    at: number,
  ) => notice(set.community, { level, kind }, ago(at));
  const likelyEmergency = await put('likely', 'emergency', 1);
  const old = await put('certain', 'emergency', 95);
  const suicide = await put('certain', 'suicide', 2);
  const overdose = await put('certain', 'overdose', 90);
  const likely = await put('likely', 'suicide', 0);
  const named = await put('certain', 'suicide', 100);
  const path = `/api/care-desk/danger/${named}`;
  await set.community.call('PATCH', path, { as: admin, body: { namedKind: 'emergency' } });

  const inOrder = [overdose, old, named, suicide, likelyEmergency, likely];
  expect(await idsOf()).toEqual(inOrder);
  const first = await deskOf(set.community, 'limit=2');
  const cursor = /cursor=([^&>]+)/.exec(first.headers['link'] ?? '')?.[1];
  expect(await idsOf(`limit=2&cursor=${cursor}`)).toEqual(inOrder.slice(2, 4));

  const { body } = await set.community.call<DeskCounts>('GET', '/api/care-desk/counts', {
    as: admin,
  });
  expect(body.dangers).toContainEqual({ level: 'certain', kind: 'emergency', count: 2 });
  expect(body).toMatchObject({ certain: 4, likely: 2, held: 0, reported: 0 });
});

test('When one of a filtered list is decided, then the next is the first of the same list', async () => {
  const { prisma } = set.community.deps.database;
  await prisma.careCase.deleteMany();
  const [first, second] = [
    await notice(set.community, { kind: 'child' }, ago(3)),
    await notice(set.community, { kind: 'child' }, ago(5)),
  ];
  const suicide = await notice(set.community);
  const filter = { kind: 'child' };
  const nextAfter = async (id: string, more = {}) =>
    (await decide(set.community, { kind: 'danger', id }, { decision: 'handled', ...more })).body
      .next;
  expect(await nextAfter(first, { filter })).toEqual({ kind: 'danger', id: second });
  expect(await nextAfter(second, { filter })).toBeNull();
  const again = await notice(set.community, { kind: 'child' }, ago(7));
  expect(await nextAfter(again)).toEqual({ kind: 'danger', id: suicide });
});
