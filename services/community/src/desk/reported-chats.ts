import type { DeskItem } from '@kbf/contracts';
import { reportedMessage } from '@kbf/contracts';
import { recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { openOfReportedChat, unopenable } from './sealed.ts';

type Text = NonNullable<DeskItem['text']>;
type Chats = Pick<Required<Text>, 'chats' | 'chatsLeftOut'>;

/** Most reported chats that one profile shows at the desk: each has many messages. */
export const reportsShown = 10;
const copy = z.array(reportedMessage);

/**
 * The last messages of the chats that were reported last and wait for a decision about this person's profile, oldest
 * first. The access is logged before any word is shown.
 */
export async function readReportedChats(
  { config, database, relay }: Pick<Deps, 'config' | 'database' | 'relay'>,
  identity: Identity,
  profileUserId: string,
): Promise<Chats> {
  const where = { profileUserId, decidedAt: null, sealedChat: { not: null } };
  const { found, count } = await database.transaction(async (tx, sql) => {
    const found = await tx.report.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: reportsShown,
      select: { id: true, sealedChat: true, createdAt: true },
    });
    if (found.length > 0)
      await recordPrivilegedAct(sql, identity, {
        action: 'reported-chat.viewed',
        subjectId: profileUserId,
      });
    return { found, count: await tx.report.count({ where }) };
  });
  if (found.length > 0) relay.nudge();
  const chats = found.toReversed().map(({ id, sealedChat, createdAt }) => {
    const words = openOfReportedChat(config, id, sealedChat ?? '');
    const unread = { place: 1, byReported: true, text: unopenable, at: createdAt.toISOString() };
    return { id, messages: words === undefined ? [unread] : copy.parse(JSON.parse(words)) };
  });
  return { chats, chatsLeftOut: Math.max(0, count - chats.length) };
}
