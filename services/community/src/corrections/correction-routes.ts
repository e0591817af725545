import * as contracts from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { correctComment } from './correct-comment.ts';
import { correctPrayer } from './correct-prayer.ts';

/** A member's own published texts can be corrected for some minutes. */
export function registerCorrectionRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.correctPrayer, async ({ params, body, identity, care, request }) => {
    const by = { identity, sender: senderOf(identity, request), care };
    return answer(200, await correctPrayer(deps, by, params.id, body.userRequest));
  });

  implement(app, contracts.correctComment, async ({ params, body, identity, care, request }) => {
    const by = { identity, sender: senderOf(identity, request), care };
    const { id, commentId } = params;
    const corrected = await correctComment(deps, by, { prayerId: id, id: commentId }, body.comment);
    return answer(200, corrected);
  });
}
