import { afterSayingSafe, staysCertain } from '@kbf/contracts';
import type { CareWords } from '@kbf/contracts';
import type { FastifyRequest } from 'fastify';
import { decideCare } from './decide-care.ts';
import { helpSeen } from './helped-words.ts';
import { noticeCare } from './notice-care.ts';
import { saysSafeIn } from './words-in-body.ts';

/** Decides for the body of a call whether help is needed, puts that into its answer, and reports it. */
export async function decideAndNotice(request: FastifyRequest, words: CareWords): Promise<void> {
  const judged = await decideCare(request, words);
  const seen = await seenBeforeSafe(request);
  request.care = afterSayingSafe(judged, seen !== undefined);
  // Admins are told once of the words as judged, whatever their author says.
  const noticed = seen?.isTold && !staysCertain(judged) ? request.care : judged;
  // A language that nothing here reads is no danger.
  if (noticed && noticed.kind !== 'language') await noticeCare(request, noticed);
}

/**
 * The help that the author has seen who says now that nobody is in danger. It counts only in calls that offer to say
 * so, and only after that help: otherwise the body says it no more.
 */
async function seenBeforeSafe(request: FastifyRequest) {
  if (!saysSafeIn(request.body)) return undefined;
  const seen = request.routeOptions.config.offersSafe ? await helpSeen(request) : undefined;
  if (!seen) (request.body as { saysSafe: boolean }).saysSafe = false;
  return seen;
}
