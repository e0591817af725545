import type { CareWords } from '@kbf/contracts';
import type { FastifyRequest } from 'fastify';
import { decideCare } from './decide-care.ts';
import { noticeCare } from './notice-care.ts';

/** Decides for the body of a call whether help is due, which its answer then says, and tells of it. */
export async function decideAndNotice(request: FastifyRequest, words: CareWords): Promise<void> {
  request.care = await decideCare(request, words);
  if (request.care) await noticeCare(request, request.care);
}
