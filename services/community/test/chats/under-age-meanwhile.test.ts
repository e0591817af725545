import { expect, test } from 'vitest';
import { until } from '@kbf/test-kit';
import { startChat } from '../../src/chats/start-chat.ts';
import { foundCircle } from '../../src/circles/found-circle.ts';
import type { Tx } from '../../src/database.ts';
import { sayAge } from '../circles/circles.ts';
import { useCommunity } from '../setup.ts';
import { newWriter } from './chats.ts';
import type { Writer } from './chats.ts';

const set = useCommunity({ worker: true });
const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

const founds = (tx: Tx, young: Writer) =>
  foundCircle(tx, young.userId, { name: 'Bakers who pray', line: '' });
const writes = (tx: Tx, young: Writer, other: Writer) =>
  startChat(tx, { personId: young.userId, otherId: other.userId });

test.each([
  ['founds a circle', founds],
  ['starts a chat', writes],
])(
  'When a person says that they are under 18 while another page of theirs %s, then they are out of it',
  async (_, act) => {
    const { database } = set.community.deps;
    const [young, other] = [await newWriter(set), await newWriter(set, 'Daniel Okafor')];
    await other.accept((await young.invite()).body.token);
    const [done, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const acting = database.transaction(async (tx) => {
      await act(tx, young, other);
      done.resolve();
      await mayCommit.promise;
    });
    await done.promise;
    let hasAnswered = false;
    const answering = sayAge(set.community, young.as, false).then(() => (hasAnswered = true));
    await until(async () => hasAnswered || (await database.pool.query(waiting)).rowCount === 1);
    mayCommit.resolve();
    await Promise.all([acting, answering]);

    const { prisma } = database;
    const { userId: personId } = young;
    expect(await prisma.circleMember.count({ where: { personId } })).toBe(0);
    expect(
      await prisma.chat.count({ where: { endedAt: null, people: { some: { personId } } } }),
    ).toBe(0);
  },
);
