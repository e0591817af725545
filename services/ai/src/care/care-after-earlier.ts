import type { Care } from '@kbf/contracts';
import { careForWords } from '@kbf/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { forgetCare, recallCare, rememberCare } from './care-memory.ts';
import type { Remembered } from './care-memory.ts';
import { withTimeout } from './with-timeout.ts';

/** Longest wait for the stored state (milliseconds): help must not depend on it. */
const memoryMs = 400;

type Asked = Remembered & {
  message: string;
  saysSafe?: boolean | undefined;
  care: Care | undefined;
  log: FastifyBaseLogger;
};

/**
 * Finds danger in a request, together with the person's earlier requests of the day. After a danger, the next replies
 * have a line of help and wait for an admin, until the person says that they are safe. "I already did it" is an
 * emergency then.
 */
export async function careAfterEarlier(
  deps: Pick<Deps, 'config' | 'database'>,
  asked: Asked,
): Promise<Care | undefined> {
  const { care, message, log } = asked;
  if (asked.saysSafe) {
    await withTimeout(memoryMs, log, forgetCare(deps, asked));
    return care;
  }
  const keep = (danger: Care) => withTimeout(memoryMs, log, rememberCare(deps, asked, danger));
  const before = await withTimeout(memoryMs, log, recallCare(deps, asked));
  if (!before) {
    if (care?.level === 'certain') await keep(care);
    return care;
  }
  // The kind tells a continued danger from a new emergency.
  const going = before.kind === 'emergency' ? ({ ...before, kind: 'suicide' } as const) : before;
  const now = await careForWords({ texts: [message], before: going }, log);
  // The person says that they are safe. Then their words are no danger by themselves, either.
  if (now?.level !== 'certain') {
    await withTimeout(memoryMs, log, forgetCare(deps, asked));
    return care?.level === 'certain' ? now : (care ?? now);
  }
  if (care?.level === 'certain') {
    // "I already did it" is a danger by itself, and something else after one.
    const found = now.kind === 'emergency' ? now : care;
    await keep(found);
    return found;
  }
  // The words add nothing new: the earlier danger stays, and this request is answered.
  if (now.kind === going.kind) return { ...before, level: 'likely' };
  await keep(now);
  return now;
}
