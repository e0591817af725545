import type { Prayer, PrayerComment } from '@kbf/contracts';
import { createLogger } from '@kbf/process-kit';
import type { EventFacts } from '@kbf/events';
import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { insertPrayer } from '../../src/prayers/insert-prayer.ts';
import { renameAuthorOnPersonChanged } from '../../src/processors/rename-author-on-person-changed.ts';
import { sharePublic } from '../prayers/share.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity({ env: { DATABASE_CONNECTIONS: '18' } });
let rename: (personId: string, version: number, fullName: string) => Promise<void>;
beforeAll(() => {
  const { deps } = set.community;
  const processor = renameAuthorOnPersonChanged(deps);
  rename = async (personId, version, fullName) => {
    const changedAt = new Date().toISOString();
    const event: EventFacts = {
      id: randomUUID(),
      from: 'auth',
      version: 1,
      occurredAt: changedAt,
    };
    const logger = createLogger('test', 'silent');
    const change = {
      personId,
      version,
      fullName,
      role: 'member' as const,
      suspended: false,
      approved: true,
      leaving: false,
      changedAt,
    };
    await deps.database.transaction((tx, sql) =>
      processor.handle({ tx, sql, event, logger }, change),
    );
    await processor.afterCommit?.(event, change);
  };
});

const comment = (id: string, text: string, as = newVisitor()) =>
  set.community.call('POST', `/api/prayers/${id}/comments`, { as, body: { comment: text } });
const read = async (id: string) => ({
  prayer: (await set.community.call<Prayer>('GET', `/api/prayers/${id}`)).body,
  comments: (await set.community.call<PrayerComment[]>('GET', `/api/prayers/${id}/comments`)).body,
});

test('When others comment while a commenter is renamed, then all comments show, and the new name', async () => {
  const member = newMember();
  const id = await sharePublic(set.community);
  await comment(id, 'The first word.', member);
  for (let round = 1; round <= 15; round += 1) {
    await Promise.all([
      comment(id, `Round ${round}.`),
      rename(member.userId, round, `Ruth the ${'I'.repeat(round)}`),
    ]);
    const { prayer, comments } = await read(id);
    expect(prayer.comments).toEqual(comments);
    expect(prayer.comments).toHaveLength(round + 1);
    expect(prayer.comments[0]?.userName).toBe(`Ruth the ${'I'.repeat(round)}`);
  }
});

test('When members are renamed while prayers they commented on are deleted, then nobody waits for ever', async () => {
  const members = [newMember(), newMember(), newMember()];
  for (let round = 1; round <= 8; round += 1) {
    const author = newMember();
    const ids = await Promise.all([1, 2, 3, 4].map(() => sharePublic(set.community, author)));
    const made = await Promise.all(
      ids.flatMap((id) => members.map((member) => comment(id, 'Praying.', member))),
    );
    const [gone, kept] = [ids.slice(0, 2), ids.slice(2)];
    const removed = made.at(-1)!.body.id;
    const [answers] = await Promise.all([
      Promise.all([
        ...gone.map((id) => set.community.call('DELETE', `/api/prayers/${id}`, { as: author })),
        set.community.call('DELETE', `/api/prayers/${kept[1]}/comments/${removed}`, {
          as: members[2]!,
        }),
      ]),
      ...members.map((member, index) => rename(member.userId, round, `Name ${index} ${round}`)),
      rename(author.userId, round, `Author ${round}`),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const { prayer, comments } = await read(kept[1]!);
    expect(prayer).toMatchObject({ userName: `Author ${round}`, commentCount: 2 });
    expect(prayer.comments).toEqual(comments);
  }
});

test('When a prayer is written while its author is renamed, then the rename waits and finds it', async () => {
  const { database } = set.community.deps;
  const { userId } = newMember();
  await rename(userId, 1, 'Old Name');
  const [written, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const id = randomUUID();
  const writing = database.transaction(async (tx) => {
    await insertPrayer(tx, {
      id,
      author: { userId, visitorId: null },
      anonymous: false,
      request: 'Please pray for the move.',
      response: null,
      responseSource: null,
      tags: [],
      state: 'public',
      audience: 'public',
      heldReasons: [],
      requestId: null,
      contentHash: null,
    });
    written.resolve();
    await mayCommit.promise;
  });
  await written.promise;
  let isRenamed = false;
  const renaming = rename(userId, 2, 'New Name').then(() => (isRenamed = true));
  const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await until(async () => isRenamed || (await database.pool.query(waiting)).rowCount === 1);
  mayCommit.resolve();
  await Promise.all([writing, renaming]);

  expect((await read(id)).prayer.userName).toBe('New Name');
});
