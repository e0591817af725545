import type { Care, PrayerReply } from '@kbf/contracts';
import { AppError } from '@kbf/service-kit';
import { helpWithPrayer } from '../../care/help-in-reply.ts';
import { withTimeout } from '../../care/with-timeout.ts';
import type { Deps } from '../../deps.ts';
import { beginReply } from '../../replies/begin-reply.ts';
import { contentHash } from '../../replies/content-hash.ts';
import { failReply } from '../../replies/fail-reply.ts';
import { finishReply } from '../../replies/finish-reply.ts';
import type { AskedPrayer } from './asked-prayer.ts';

/** Longest wait for our database (milliseconds) before a person in danger sees where to find help. */
const keepingMs = 1_000;

/** The reply to a person in danger: where to find help. It is never shared. */
export function helpReply(deps: Pick<Deps, 'replyTokens'>, asked: AskedPrayer, care: Care) {
  const { requestId, message: request } = asked;
  const message = helpWithPrayer(care);
  const proven = { requestId, request, reply: message, verdict: 'held' } as const;
  return {
    message,
    ...(requestId ? { requestId } : {}),
    replyToken: deps.replyTokens.sign(proven),
    posted: 'no',
    source: 'crisis',
    passages: [],
    care,
  } satisfies PrayerReply;
}

/**
 * Answers words of danger at once, even if other parts fail. The reply is stored when possible, for a page that
 * reloads.
 * @throws {AppError} 401 and 409, as `beginReply`: their answer contains the help, too
 */
export async function helpFirst(deps: Deps, asked: AskedPrayer, care: Care): Promise<PrayerReply> {
  const reply = helpReply(deps, asked, care);
  let refusal: AppError | undefined;
  const keeping = keepHelp(deps, asked, reply).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    refusal = error;
  });
  const kept = await withTimeout(keepingMs, asked.log, keeping);
  if (refusal) throw refusal;
  return kept ?? reply;
}

async function keepHelp(deps: Deps, asked: AskedPrayer, reply: PrayerReply): Promise<PrayerReply> {
  const { requestId, memberId, actor } = asked;
  const request = { requestId, memberId, actor, contentHash: contentHash(asked) };
  const begun = await beginReply(deps, { ...request, isMetered: false, care: reply.care });
  if (begun.stored) return begun.stored;
  const { attempt } = begun;
  if (!attempt) return reply;
  try {
    await finishReply(deps, { attempt, reply }, async () => undefined);
  } catch (error) {
    await failReply(deps.database.prisma, attempt);
    throw error;
  }
  return reply;
}
