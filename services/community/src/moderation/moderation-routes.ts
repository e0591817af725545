import {
  decideComment,
  decideProfile,
  editPrayer,
  listModeration,
  reportComment,
  reportPrayer,
} from '@kbf/contracts';
import { answer, implement, setListHeaders } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Parts } from '../parts.ts';
import { editPrayer as edit } from '../prayers/edit-prayer.ts';
import { decideComment as decide } from './decide-comment.ts';
import { decideProfile as decideOnProfile } from './decide-profile.ts';
import { listModeration as list } from './list-moderation.ts';
import { reportContent } from './report-content.ts';

export function registerModeration(app: Service, parts: Parts): void {
  implement(app, listModeration, async ({ query, request, reply }) => {
    const page = await list(parts.database.pool, query);
    setListHeaders(request, reply, page.total, page.next);
    void reply.header('cache-control', 'private, no-store');
    return answer(200, page.items);
  });

  implement(app, editPrayer, async ({ params, body, identity }) => {
    const { prayer, held } = await edit(parts, identity, params.id, body);
    return held ? answer(202, prayer) : answer(200, prayer);
  });

  implement(app, decideComment, async ({ params, body, identity }) => {
    await decide(parts, identity, params.id, params.commentId, body.state);
    return answer(204);
  });

  implement(app, decideProfile, async ({ params, body, identity }) => {
    await decideOnProfile(parts, identity, params.userId, body);
    return answer(204);
  });

  implement(app, reportPrayer, async ({ params, body, identity }) => {
    await reportContent(parts, identity, { prayerId: params.id }, body.reason);
    return answer(201, { reported: true as const });
  });

  implement(app, reportComment, async ({ params, body, identity }) => {
    const { id: prayerId, commentId } = params;
    await reportContent(parts, identity, { prayerId, commentId }, body.reason);
    return answer(201, { reported: true as const });
  });
}
