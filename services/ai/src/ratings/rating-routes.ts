import * as contracts from '@kbf/contracts';
import {
  databaseNow,
  newestFirst,
  olderThan,
  presentPage,
  readNewestPage,
  recordPrivilegedAct,
} from '@kbf/data-kit';
import { answer, implement, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { rateReply } from './rate-reply.ts';
import { openPart, presentRating } from './sealed-rating.ts';

const keepOutOfCaches = (reply: FastifyReply) =>
  void reply.header('cache-control', 'private, no-store');

/** Thumbs under replies, and their list for admins. */
export function registerRatingRoutes(app: Service, deps: Deps): void {
  const { config, database, relay } = deps;

  implement(app, contracts.rateReply, async ({ body, identity, request }) => {
    await takeAllowance(deps, 'ratings', { identity, request });
    await rateReply(deps, body, identity.userId);
    return answer(201, { rated: true as const });
  });

  implement(app, contracts.listReplyRatings, async ({ query, request, reply }) => {
    keepOutOfCaches(reply);
    const { assistant, thumb, done } = query;
    const where = {
      ...(assistant ? { assistant } : {}),
      ...(thumb ? { thumb } : {}),
      ...(done === undefined ? {} : { doneAt: done ? { not: null } : null }),
    };
    const page = await readNewestPage(query, {
      read: (after, take) =>
        database.prisma.replyRating.findMany({
          where: { ...where, ...olderThan(after) },
          orderBy: newestFirst,
          take,
        }),
      count: () => database.prisma.replyRating.count({ where }),
    });
    const present = presentRating.bind(undefined, config);
    return answer(200, presentPage(page, { request, reply }, present));
  });

  implement(app, contracts.getReplyRating, async ({ params, identity, reply }) => {
    keepOutOfCaches(reply);
    const row = await database.transaction(async (tx, sql) => {
      const found = await tx.replyRating.findUnique({ where: { id: params.id } });
      if (!found) throw notFound();
      const act = { action: 'rating.viewed', subjectId: found.id };
      await recordPrivilegedAct(sql, identity, act);
      return found;
    });
    relay.nudge();
    return answer(200, {
      ...presentRating(config, row),
      question: openPart(config, row, 'question'),
      reply: openPart(config, row, 'reply'),
    });
  });

  implement(app, contracts.updateReplyRating, async ({ params, body, identity }) => {
    const row = await database.transaction(async (tx, sql) => {
      const doneAt = body.done ? await databaseNow(tx) : null;
      const [changed] = await tx.replyRating.updateManyAndReturn({
        where: { id: params.id },
        data: { doneAt },
      });
      if (!changed) throw notFound();
      const action = body.done ? 'rating.handled' : 'rating.reopened';
      await recordPrivilegedAct(sql, identity, { action, subjectId: changed.id });
      return changed;
    });
    relay.nudge();
    return answer(200, presentRating(config, row));
  });
}
