import { getPrayerChat, prayerChat, stopPrayerChat } from '@kbf/contracts';
import { answer, approvalRequired, clientNetworksOf, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { budgetActor } from '../../budget/budget-actor.ts';
import type { Deps } from '../../deps.ts';
import { readPhotoBodies } from '../../photos/photo-body.ts';
import { findReply } from '../../replies/find-reply.ts';
import { stopReply } from '../../replies/stop-reply.ts';
import { serveReply } from '../serve-reply.ts';
import { replyToPrayer } from './reply-to-prayer.ts';
import { trouble } from './trouble.ts';

/** The prayer assistant: a reply, as JSON or as a stream; the state of a reply; Stop. */
export function registerPrayerChatRoutes(app: Service, deps: Deps): void {
  void app.register(async (scope) => {
    readPhotoBodies(scope);
    servePrayerChat(scope, deps);
  });

  implement(app, getPrayerChat, async ({ params, identity }) =>
    answer(200, await findReply(deps, params.requestId, identity.userId)),
  );

  implement(app, stopPrayerChat, async ({ params, identity, request }) => {
    const stopped = await stopReply(deps, {
      requestId: params.requestId,
      memberId: identity.userId,
      actor: budgetActor(identity, clientNetworksOf(request), deps.config.HASHING_KEY),
    });
    return answer(200, { state: stopped });
  });
}

function servePrayerChat(app: Service, deps: Deps): void {
  implement(app, prayerChat, async (call) => {
    const { visitorId, isApproved } = call.identity;
    const { share, ...body } = call.body;
    const audience = body.audience ?? (share ? 'public' : 'private');
    if (audience === 'members' && !isApproved) throw approvalRequired();
    const request = { ...body, audience, visitorId, networks: clientNetworksOf(call.request) };
    return serveReply(deps, call, {
      write: (listener) => replyToPrayer(deps, { ...request, ...listener }),
      trouble,
    });
  });
}
