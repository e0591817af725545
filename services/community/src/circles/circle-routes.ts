import * as contracts from '@kbf/contracts';
import type { Care } from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { answer, implement, memberIdOf, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import { readerOf } from '../audience/ask-rule.ts';
import { judgeAmongFew } from '../checks/judge-for.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { listCirclePrayers, listCirclePrayersToPrayFor } from './circle-prayers-sql.ts';
import { getCircle, listCircles } from './find-circles.ts';
import { foundCircle } from './found-circle.ts';
import { createLink, inviteMember } from './invite-to-circle.ts';
import { acceptInvitation, hashOfLink, joinByLink, lookAtLink } from './join-circle.ts';
import { endCircle, handOver, takeOutMember } from './leave-circle.ts';
import { lockFoundedCircle, lockOwnCircle } from './lock-circle-sql.ts';

type Call = { identity: Identity; request: FastifyRequest };

/** Circles of members. Everyone outside gets 404, admins too. */
export function registerCircleRoutes(app: Service, deps: Deps): void {
  const { config, database, feed, relay } = deps;
  const { pool, prisma } = database;
  const hashOf = (token: string) => hashOfLink(config, token);

  /** Counts a change of a member, and makes it. */
  async function change<T>(
    { identity, request }: Call,
    make: (tx: Tx, personId: string, sql: SqlRunner) => Promise<T>,
  ): Promise<T> {
    await takeAllowance(deps, 'circleWrites', senderOf(identity, request));
    return database.transaction((tx, sql) => make(tx, memberIdOf(identity), sql));
  }

  /** The circle after a change. */
  const changed = (call: Call, make: (tx: Tx, personId: string) => Promise<string>) =>
    change(call, async (tx, personId) => getCircle(tx, await make(tx, personId), personId));

  const checkWords = ({ name, line }: { name: string; line: string }, care: Care | undefined) =>
    judgeAmongFew({ texts: [name, line], care, path: 'body.name' });

  implement(app, contracts.listCircles, async ({ identity }) =>
    answer(200, await database.transaction((tx) => listCircles(tx, memberIdOf(identity)))),
  );

  implement(app, contracts.foundCircle, async ({ body, care, ...call }) => {
    checkWords(body, care);
    return answer(201, await changed(call, (tx, personId) => foundCircle(tx, personId, body)));
  });

  implement(app, contracts.getCircle, async ({ params, identity }) => {
    const personId = memberIdOf(identity);
    return answer(200, await database.transaction((tx) => getCircle(tx, params.id, personId)));
  });

  implement(app, contracts.renameCircle, async ({ params: { id }, body, care, ...call }) => {
    checkWords(body, care);
    const circle = await changed(call, async (tx, personId) => {
      await lockFoundedCircle(tx, id, personId);
      await tx.circle.update({ where: { id }, data: body });
      return id;
    });
    return answer(200, circle);
  });

  implement(app, contracts.endCircle, async ({ params: { id }, ...call }) => {
    await change(call, async (tx, personId) => {
      await lockFoundedCircle(tx, id, personId);
      await endCircle(tx, id);
    });
    await feed.changed();
    return answer(204);
  });

  implement(app, contracts.inviteToCircle, async ({ params, body, ...call }) => {
    const invited = await change(call, (tx, personId, sql) =>
      inviteMember(tx, sql, { circleId: params.id, personId }, body.userId),
    );
    relay.nudge();
    return answer(201, invited);
  });

  implement(app, contracts.createCircleLink, async ({ params, ...call }) => {
    const link = await change(call, (tx, personId) =>
      createLink(tx, { circleId: params.id, personId }, hashOf),
    );
    return answer(201, link);
  });

  implement(app, contracts.withdrawInvitation, async ({ params, ...call }) => {
    const { id: circleId, invitationId: id } = params;
    await change(call, async (tx, personId) => {
      await lockFoundedCircle(tx, circleId, personId);
      const { count } = await tx.circleInvitation.deleteMany({ where: { id, circleId } });
      if (count === 0) throw notFound();
    });
    return answer(204);
  });

  implement(app, contracts.lookAtCircleLink, async ({ body, ...call }) =>
    answer(200, await change(call, (tx, personId) => lookAtLink(tx, hashOf(body.token), personId))),
  );

  implement(app, contracts.joinByLink, async ({ body, ...call }) =>
    answer(
      200,
      await changed(call, (tx, personId) => joinByLink(tx, hashOf(body.token), personId)),
    ),
  );

  implement(app, contracts.acceptCircleInvitation, async ({ params, ...call }) =>
    answer(200, await changed(call, (tx, personId) => acceptInvitation(tx, params.id, personId))),
  );

  implement(app, contracts.declineCircleInvitation, async ({ params: { id }, ...call }) => {
    await change(call, async (tx, inviteeId) => {
      const { count } = await tx.circleInvitation.deleteMany({ where: { id, inviteeId } });
      if (count === 0) throw notFound();
    });
    return answer(204);
  });

  implement(app, contracts.removeFromCircle, async ({ params: { id, userId }, ...call }) => {
    await change(call, async (tx, personId) => {
      const isSelf = personId === userId;
      const circle = await (isSelf ? lockOwnCircle : lockFoundedCircle)(tx, id, personId);
      if (!circle.members.some((member) => member.personId === userId)) throw notFound();
      await takeOutMember(tx, circle, userId);
    });
    await feed.changed();
    return answer(204);
  });

  implement(app, contracts.handOverCircle, async ({ params: { id }, body, ...call }) => {
    const circle = await changed(call, async (tx, personId) => {
      const { members } = await lockFoundedCircle(tx, id, personId);
      if (!members.some((member) => member.personId === body.userId)) throw notFound();
      if (body.userId !== personId) await handOver(tx, id, body.userId);
      return id;
    });
    return answer(200, circle);
  });

  const lists = [
    [contracts.listCirclePrayers, listCirclePrayers],
    [contracts.listCirclePrayersToPrayFor, listCirclePrayersToPrayFor],
  ] as const;
  for (const [call, list] of lists)
    implement(app, call, async ({ params: { id: circleId }, query, identity, request, reply }) => {
      const { circleIds = [] } = await readerOf(prisma, identity);
      if (!circleIds.includes(circleId)) throw notFound();
      const page = await list(pool, { identity, circleId }, query);
      void reply.header('cache-control', 'private, no-store');
      return answer(
        200,
        presentPage(page, { request, reply }, (prayer) => prayer),
      );
    });
}
