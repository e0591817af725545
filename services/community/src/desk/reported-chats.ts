import type { DeskItem } from '@kbf/contracts';
import { reportedMessage } from '@kbf/contracts';
import { z } from 'zod';
import type { Tx } from '../database.ts';
import { openOfReportedChat, unopenable } from './sealed.ts';
import type { Key } from './sealed.ts';

type Chats = NonNullable<NonNullable<DeskItem['text']>['chats']>;

const copy = z.array(reportedMessage);

/** The last messages of each chat that was reported and waits for a decision about this person's profile. */
export async function readReportedChats(
  { report }: Pick<Tx, 'report'>,
  key: Key,
  profileUserId: string,
): Promise<Chats> {
  const found = await report.findMany({
    where: { profileUserId, decidedAt: null, sealedChat: { not: null } },
    orderBy: { createdAt: 'asc' },
    select: { id: true, sealedChat: true, createdAt: true },
  });
  return found.map(({ id, sealedChat, createdAt }) => {
    const words = openOfReportedChat(key, id, sealedChat ?? '');
    const unread = { place: 1, byReported: true, text: unopenable, at: createdAt.toISOString() };
    return { id, messages: words === undefined ? [unread] : copy.parse(JSON.parse(words)) };
  });
}
