import * as contracts from '@kbf/contracts';
import { answer, implement, loginRequired, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { answerCheckIn } from './answer-check-in.ts';
import { presentCheckIn } from './present-check-in.ts';
import { setCheckIn } from './set-check-in.ts';

/** Follow-up questions about one's own prayers: for members only. */
export function registerCheckInRoutes(app: Service, deps: Deps): void {
  const { prisma } = deps.database;

  implement(app, contracts.listCheckIns, async ({ identity: { userId }, reply }) => {
    if (!userId) throw loginRequired();
    const rows = await prisma.checkIn.findMany({
      where: { userId, answeredAt: null, prayer: { state: { not: 'deleted' } } },
      orderBy: [{ dueAt: 'asc' }, { prayerId: 'asc' }],
      take: contracts.limits.checkIn.openMax,
      include: { prayer: { select: { request: true, state: true } } },
    });
    void reply.header('cache-control', 'private, no-store');
    return answer(200, rows.map(presentCheckIn));
  });

  implement(app, contracts.setCheckIn, async ({ params, body, identity, request }) => {
    await takeAllowance(deps, 'checkIns', senderOf(identity, request));
    return answer(200, await setCheckIn(deps, identity, params.id, body));
  });

  implement(app, contracts.cancelCheckIn, async ({ params, identity: { userId } }) => {
    if (!userId) throw loginRequired();
    const { count } = await prisma.checkIn.deleteMany({ where: { prayerId: params.id, userId } });
    if (count === 0) throw notFound();
    return answer(204);
  });

  implement(app, contracts.answerCheckIn, async ({ params, body, identity, request }) => {
    await takeAllowance(deps, 'checkIns', senderOf(identity, request));
    return answer(200, await answerCheckIn(deps, identity, params.id, body.answer));
  });
}
