import * as contracts from '@kbf/contracts';
import { presentPage, lockPerson } from '@kbf/data-kit';
import {
  answer,
  implement,
  loginRequired,
  memberIdOf,
  notFound,
  setListHeaders,
} from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import {
  listConversations,
  presentConversation,
  searchConversations,
} from './find-conversations.ts';
import { openConversation } from './open-conversation.ts';
import { sealTitle } from './sealed-turn.ts';

const keepOutOfCaches = (reply: FastifyReply) =>
  void reply.header('cache-control', 'private, no-store');

/** A member's kept conversations. Everyone else's are answered with 404. */
export function registerConversationRoutes(app: Service, deps: Deps): void {
  const { config, database } = deps;
  const { prisma } = database;

  implement(app, contracts.listConversations, async ({ query, identity, request, reply }) => {
    keepOutOfCaches(reply);
    const asked = { memberId: memberIdOf(identity), assistant: query.assistant };
    if (!query.search) {
      const page = await listConversations(prisma, query, asked);
      const present = presentConversation.bind(undefined, config);
      return answer(200, presentPage(page, { request, reply }, present));
    }
    await takeAllowance(deps, 'conversationSearches', { identity, request });
    const { search, limit } = query;
    const { found, total } = await searchConversations(prisma, config, { ...asked, search, limit });
    setListHeaders(request, reply, total, undefined);
    return answer(200, found);
  });

  implement(app, contracts.getConversation, async ({ params, identity, reply }) => {
    keepOutOfCaches(reply);
    const mine = { id: params.id, memberId: memberIdOf(identity) };
    return answer(200, await openConversation(deps, mine));
  });

  implement(app, contracts.renameConversation, async ({ params, body, identity, request }) => {
    await takeAllowance(deps, 'conversationChanges', { identity, request });
    const { id } = params;
    const memberId = memberIdOf(identity);
    const title = sealTitle(config, id, body.title);
    const [renamed] = await database.transaction(async (tx) => {
      if ((await lockPerson(tx, memberId)).isErased) throw loginRequired();
      // One without a reply is not listed, and a title would list it.
      const where = { id, memberId, title: { not: null } };
      return tx.conversation.updateManyAndReturn({ where, data: { title } });
    });
    if (!renamed) throw notFound();
    return answer(200, presentConversation(config, renamed));
  });

  implement(app, contracts.deleteConversation, async ({ params, identity, request }) => {
    await takeAllowance(deps, 'conversationChanges', { identity, request });
    const mine = { id: params.id, memberId: memberIdOf(identity) };
    const { count } = await prisma.conversation.deleteMany({ where: mine });
    if (count === 0) throw notFound();
    return answer(204);
  });

  implement(app, contracts.deleteConversations, async ({ identity, request }) => {
    await takeAllowance(deps, 'conversationChanges', { identity, request });
    await prisma.conversation.deleteMany({ where: { memberId: memberIdOf(identity) } });
    return answer(204);
  });
}
