import { createComment, deleteComment, listComments } from '@kbf/contracts';
import { answer, implement, setListHeaders } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Parts } from '../parts.ts';
import { createComment as create } from './create-comment.ts';
import { deleteComment as remove } from './delete-comment.ts';
import { listComments as list } from './list-comments.ts';

export function registerComments(app: Service, parts: Parts): void {
  implement(app, listComments, async ({ params, query, identity, request, reply }) => {
    const page = await list(parts.database.prisma, identity, params.id, query);
    setListHeaders(request, reply, page.total, page.next);
    return answer(200, page.comments);
  });

  implement(app, createComment, async ({ params, body, identity }) => {
    const { id, comment } = await create(parts, identity, params.id, body);
    return comment
      ? answer(201, { id, posted: 'public' as const, comment })
      : answer(202, { id, posted: 'held' as const });
  });

  implement(app, deleteComment, async ({ params, identity }) => {
    await remove(parts, identity, params.id, params.commentId);
    return answer(204);
  });
}
