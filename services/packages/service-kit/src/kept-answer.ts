import { createHash } from 'node:crypto';
import { publicPageHeader } from '@kbf/contracts';
import { etagMatches } from '@kbf/process-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sent } from './implement.ts';

/** An answer that is the same for all readers, ready to send, with its ETag. */
export type KeptAnswer = { body: string; type: string; etag: string };

/** @param body text of the answer @param type its media type, such as `text/html` */
export function keptAnswer(body: string, type: string): KeptAnswer {
  const hash = createHash('sha256').update(type).update('\n').update(body).digest('base64url');
  return { body, type: `${type}; charset=utf-8`, etag: `"${hash.slice(0, 22)}"` };
}

/**
 * Sends the answer, or 304 when the reader has it.
 * @param maxAge seconds for which any cache may keep it without asking; 0 when a change must be seen at once
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  maxAge: number,
): Promise<typeof sent> {
  void reply.headers({
    etag: answer.etag,
    'cache-control': maxAge === 0 ? 'no-cache' : `public, max-age=${maxAge}`,
    [publicPageHeader]: '1',
  });
  if (etagMatches(request.headers['if-none-match'], answer.etag)) await reply.code(304).send();
  else await reply.type(answer.type).send(answer.body);
  return sent;
}
