import { shareLockPerson } from '@kbf/data-kit';
import { gatherConversations } from '../conversations/conversations-of-person.ts';
import type { Tx } from '../database.ts';
import { gatherRatings } from '../ratings/ratings-of-person.ts';
import type { Key } from '../sealed.ts';

const nothing = {
  replies: [],
  photosKept: 0,
  repliesPerDay: [],
  conversations: [],
  ratings: [],
  inCareUntil: null,
};

/** Everything that this service knows about a person: replies of the last two days, and more. */
export async function gatherPerson(tx: Tx, key: Key, personId: string) {
  const { isErased } = await shareLockPerson(tx, personId);
  if (isErased) return nothing;
  const replies = await tx.reply.findMany({
    where: { memberId: personId },
    orderBy: { createdAt: 'asc' },
    select: { requestId: true, state: true, reply: true, createdAt: true, finishedAt: true },
  });
  const requestIds = replies.map(({ requestId }) => requestId);
  const days = await tx.budget.findMany({
    where: { scope: 'person', actor: personId },
    orderBy: { day: 'asc' },
  });
  const remembered = await tx.careMemory.findUnique({ where: { person: personId } });
  return {
    replies: replies.map(({ reply, ...facts }) => ({ ...facts, reply: withoutProof(reply) })),
    // The photos are in community's part, where they are shown.
    photosKept: await tx.replyPhoto.count({ where: { requestId: { in: requestIds } } }),
    /** When we stop remembering that they may be in danger. */
    inCareUntil: remembered?.endsAt ?? null,
    conversations: await gatherConversations(tx, key, personId),
    ratings: await gatherRatings(tx, key, personId),
    repliesPerDay: days.map(({ day, reserved, spent }) => ({
      day: day.toISOString().slice(0, 10),
      replies: reserved + spent,
    })),
  };
}

/** The token is only for our services and means nothing to a person. */
function withoutProof(reply: unknown) {
  if (typeof reply !== 'object' || reply === null) return null;
  const { replyToken: _, ...shown } = reply as Record<string, unknown>;
  return shown;
}
