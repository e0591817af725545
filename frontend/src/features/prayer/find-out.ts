import type { Care, PrayerReply } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { makeCall } from '../../lib/endpoint.ts';
import { RequestError } from '../../lib/request-error.ts';

/** Milliseconds between two questions, and how long to go on asking: a reply takes at most about a minute. */
const askEveryMs = 1_500;
const patienceMs = 120_000;

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * After a lost connection: asks until it is known what became of a request. The reply was finished and shared as asked,
 * unless it was stopped, failed or never arrived.
 * @param options.onCare is told when help is due, whatever became of the reply
 * @returns the reply; 'stopped' when the person's Stop got through; undefined when there is none and one may send again
 */
export async function findOut(
  requestId: string,
  { signal, onCare }: { signal: AbortSignal; onCare: (care: Care) => void },
): Promise<PrayerReply | 'stopped' | undefined> {
  for (const until = Date.now() + patienceMs; Date.now() < until && !signal.aborted;) {
    try {
      const { state, reply, care } = await makeCall(callPaths.getPrayerChat, { requestId });
      if (care) onCare(care);
      if (state === 'answered') return reply;
      if (state === 'stopped') return 'stopped';
      if (state !== 'running') return undefined;
    } catch (error) {
      if (error instanceof RequestError && error.api.status === 404) return undefined;
    }
    await rest(askEveryMs);
  }
  return undefined;
}
