import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { answer, clientNetworksOf, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { decideComment } from './decide-comment.ts';
import { decideProfile } from './decide-profile.ts';
import { editPrayer } from './edit-prayer.ts';
import { listModeration, presentWaiting } from './list-moderation.ts';

export function registerModerationRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.listModeration, async ({ query, request, reply }) => {
    const page = await listModeration(deps, query);
    void reply.header('cache-control', 'private, no-store');
    return answer(200, presentPage(page, { request, reply }, presentWaiting));
  });

  implement(app, contracts.editPrayer, async ({ params, body, identity, care, request }) => {
    const by = { identity, care, networks: clientNetworksOf(request) };
    const edited = await editPrayer(deps, by, params.id, body);
    const prayer = { ...edited.prayer, care: edited.care };
    return edited.held ? answer(202, prayer) : answer(200, prayer);
  });

  implement(app, contracts.decideComment, async ({ params, body, identity }) => {
    const comment = { id: params.commentId, prayerId: params.id };
    await decideComment(deps, identity, comment, body);
    return answer(204);
  });

  implement(app, contracts.decideProfile, async ({ params, body, identity }) => {
    await decideProfile(deps, identity, params.userId, body);
    return answer(204);
  });
}
