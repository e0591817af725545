import * as contracts from '@kbf/contracts';
import { databaseNow, lockPerson } from '@kbf/data-kit';
import { answer, implement, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { endChatsOf } from '../chats/end-chats.ts';
import { leaveAllCircles } from '../circles/leave-circle.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { lockAuthor } from '../people/lock-author.ts';

type Answered = { personId: string; isAdult: boolean };

/** Stores what a member says about their age. A person under 18 leaves their circles, and their chats end. */
async function answerAge(tx: Tx, { personId, isAdult }: Answered): Promise<void> {
  // Alone, so that no circle or chat that is being entered at the same time is missed.
  await lockPerson(tx, personId);
  await lockAuthor(tx, { userId: personId, visitorId: null });
  const said = { isAdult, answeredAt: await databaseNow(tx) };
  await tx.ageAnswer.upsert({
    where: { personId },
    create: { personId, ...said },
    update: said,
  });
  if (isAdult) return;
  await leaveAllCircles(tx, personId);
  await endChatsOf(tx, personId);
}

/** The question for members whether they are 18 or older. */
export function registerAgeRoutes(app: Service, deps: Deps): void {
  const { database, feed } = deps;

  implement(app, contracts.getAge, async ({ identity, reply }) => {
    void reply.header('cache-control', 'private, no-store');
    const personId = memberIdOf(identity);
    const age = await database.prisma.ageAnswer.findUnique({ where: { personId } });
    return answer(200, { isAdult: age?.isAdult ?? null });
  });

  implement(app, contracts.putAge, async ({ body: { isAdult }, identity, request }) => {
    await takeAllowance(deps, 'chatChanges', senderOf(identity, request));
    await database.transaction((tx) => answerAge(tx, { personId: memberIdOf(identity), isAdult }));
    if (!isAdult) await feed.changed();
    return answer(200, { isAdult });
  });
}
