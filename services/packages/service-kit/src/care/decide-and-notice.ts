import { afterSayingSafe } from '@kbf/contracts';
import type { CareWords } from '@kbf/contracts';
import type { FastifyRequest } from 'fastify';
import { decideCare } from './decide-care.ts';
import { noticeCare } from './notice-care.ts';
import { saysSafeIn } from './words-in.ts';

/** Decides for the body of a call whether help is needed, puts that into its answer, and reports it. */
export async function decideAndNotice(request: FastifyRequest, words: CareWords): Promise<void> {
  request.care = afterSayingSafe(await decideCare(request, words), saysSafeIn(request.body));
  // A language that nothing here reads is no danger.
  if (request.care && request.care.kind !== 'language') await noticeCare(request, request.care);
}
