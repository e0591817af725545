import { createHash } from 'node:crypto';
import { sent } from '@kbf/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is the same for everyone who asks, ready to be sent, with the tag by which readers know it again. */
export type KeptAnswer = { body: string; type: string; etag: string };

/** @param body text of the answer @param type its media type, such as `text/html` */
export function keptAnswer(body: string, type: string): KeptAnswer {
  const hash = createHash('sha256').update(type).update('\n').update(body).digest('base64url');
  return { body, type: `${type}; charset=utf-8`, etag: `"${hash.slice(0, 22)}"` };
}

/** Whether a reader has the answer already. Tags are compared weakly, as RFC 9110 (13.1.2) has it for If-None-Match. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}

/** Sends it, or 304 to whoever has it. @param maxAge seconds for which anyone may keep it without asking */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  maxAge: number,
): Promise<typeof sent> {
  void reply.headers({ etag: answer.etag, 'cache-control': `public, max-age=${maxAge}` });
  if (isKnown(request.headers['if-none-match'], answer.etag)) await reply.code(304).send();
  else await reply.type(answer.type).send(answer.body);
  return sent;
}
