import { getPrayerChat, prayerChat, stopPrayerChat } from '@kbf/contracts';
import { answer, implement, openEventStream, sent, wantsEventStream } from '@kbf/service-kit';
import type { EventStream, Service } from '@kbf/service-kit';
import { budgetActor } from '../../budget/actor.ts';
import { clientAddress } from '../../budget/client-address.ts';
import { findReply } from '../../replies/find-reply.ts';
import { readPhotoBodies } from '../../photos/photo-body.ts';
import { stopReply } from '../../replies/stop-reply.ts';
import { answerPrayer } from './answer-prayer.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { streamError } from '../stream-error.ts';
import { trouble } from './trouble.ts';

/** The prayer assistant: a reply, as JSON or as a stream; what became of it; Stop. */
export function prayerChatRoutes(app: Service, deps: PrayerDeps): void {
  void app.register(async (scope) => {
    readPhotoBodies(scope);
    servePrayerChat(scope, deps);
  });

  implement(app, getPrayerChat, async ({ params, identity }) =>
    answer(200, await findReply(deps.database, params.requestId, identity.userId)),
  );

  implement(app, stopPrayerChat, async ({ params, identity, request }) => {
    const stopped = await stopReply(deps, {
      requestId: params.requestId,
      memberId: identity.userId,
      actor: budgetActor(identity, clientAddress(request), deps.budgetKey),
    });
    return answer(200, { state: stopped });
  });
}

function servePrayerChat(app: Service, deps: PrayerDeps): void {
  implement(app, prayerChat, async ({ body, identity, request, reply }) => {
    const wantsStream = wantsEventStream(request);
    const gone = new AbortController();
    reply.raw.on('close', () => gone.abort());
    let stream: EventStream | undefined;
    const asked = {
      ...body,
      identity,
      actor: budgetActor(identity, clientAddress(request), deps.budgetKey),
      gone: gone.signal,
      log: request.log,
      begin: () => {
        if (wantsStream) stream ??= openEventStream(request, reply);
      },
      say: (text: string) => stream?.send('delta', { text }),
    };
    // The one above is forgotten as soon as it is encoded; the request itself lasts as long as the reply.
    body.photoUrl = null;
    try {
      const given = await answerPrayer(deps, asked);
      if (!wantsStream) return answer(200, given);
      stream ??= openEventStream(request, reply);
      stream.send('done', given);
    } catch (error) {
      // Before the stream has begun, an error is an answer like any other.
      if (!stream) throw error;
      stream.send('error', streamError(error, request.log, trouble));
    }
    stream.end();
    return sent;
  });
}
