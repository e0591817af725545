import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { createComment } from './create-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { listComments } from './list-comments.ts';
import { presentComment } from './present-comment.ts';

export function registerCommentRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.listComments, async ({ params, query, identity, request, reply }) => {
    const page = await listComments(deps, identity, params.id, query);
    return answer(
      200,
      presentPage(page, { request, reply }, (row) => presentComment(row, identity)),
    );
  });

  implement(app, contracts.createComment, async ({ params, body, identity, care, request }) => {
    const by = { identity, sender: senderOf(identity, request), care };
    const { id, comment, ...found } = await createComment(deps, by, params.id, body);
    return comment
      ? answer(201, { id, posted: 'public' as const, comment, ...found })
      : answer(202, { id, posted: 'held' as const, ...found });
  });

  implement(app, contracts.deleteComment, async ({ params, identity }) => {
    await deleteComment(deps, identity, params.id, params.commentId);
    return answer(204);
  });
}
