import { randomUUID } from 'node:crypto';
import { databaseNow, lockInTransaction } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { refuseSecond } from './find-partnership.ts';
import { findInvitation } from './invitations.ts';

/** The first question, until the two choose their own. */
export const firstQuestion = 'What did you say you would do this week, and did you do it?';

/** Makes two members partners. An invitation works once. @throws 404, 409 */
export async function acceptInvitation(
  deps: Pick<Deps, 'config' | 'database'>,
  token: string,
  personId: string,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    // One at a time: a member who accepts or sends two invitations at once still gets only one partner.
    await lockInTransaction(tx, 'accountability partners');
    const { inviterId } = await findInvitation(deps, tx, token, personId);
    for (const userId of [inviterId, personId].sort())
      await lockAuthor(tx, { userId, visitorId: null });
    // Again under the locks: one of them may have blocked the other meanwhile.
    await findInvitation(deps, tx, token, personId);
    await refuseSecond(tx, inviterId);
    await tx.partnerInvitation.deleteMany({ where: { inviterId: { in: [inviterId, personId] } } });
    await tx.partnership.create({
      data: {
        id: randomUUID(),
        question: firstQuestion,
        createdAt: await databaseNow(tx),
        partners: { create: [{ personId: inviterId }, { personId }] },
      },
    });
  });
}
