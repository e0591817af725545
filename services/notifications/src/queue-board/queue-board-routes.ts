import { queueBoard, queueBoardPart } from '@kbf/contracts';
import { implement, notFound, sent, unavailable } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { findBoardFiles } from './board-files.ts';
import type { BoardFiles } from './board-files.ts';
import { boardPage } from './board-page.ts';
import { readBoard } from './read-board.ts';

const views = /^(?:queue\/[a-z]+(?:\/[\w-]+)?|job-schedulers|metrics-history)$/;

/** bull-board over the queues of all services, for admins, read-only. */
export function registerQueueBoardRoutes(
  app: Service,
  { queueAdmin }: Pick<Deps, 'queueAdmin'>,
): void {
  let files: Promise<BoardFiles> | undefined;
  const found = () => (files ??= findBoardFiles());

  async function sendPage(reply: FastifyReply): Promise<typeof sent> {
    await reply.type('text/html; charset=utf-8').send(boardPage(await found()));
    return sent;
  }

  implement(app, queueBoard, ({ reply }) => sendPage(reply));

  implement(app, queueBoardPart, async ({ request, reply }) => {
    const path = new URL(request.url, 'http://board').pathname.slice(queueBoard.path.length + 1);
    if (path === '' || views.test(path)) return sendPage(reply);
    if (path.startsWith('api/')) {
      const query = Object.fromEntries(new URL(request.url, 'http://board').searchParams);
      const answer = await readBoard(queueAdmin, { path: `/${path}`, query }).catch(
        (cause: unknown) => {
          throw unavailable('We cannot reach the queues right now. Please try again.', cause);
        },
      );
      if (!answer) throw notFound();
      await reply.code(answer.status).type('application/json').send(JSON.stringify(answer.body));
      return sent;
    }
    const file = await (await found()).read(path);
    if (!file) throw notFound();
    // File names contain a hash of their content.
    const isHashed = /\.[0-9a-f]{10}\./.test(path);
    if (isHashed) void reply.header('cache-control', 'private, max-age=31536000, immutable');
    await reply.type(file.type).send(file.bytes);
    return sent;
  });
}
