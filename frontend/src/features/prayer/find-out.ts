import type { Care, PrayerReply } from '@kbf/contracts';
import type { Unanswered } from '../../lib/chat/chat-assistant.ts';
import { toApiError } from '../../lib/api/request-error.ts';
import { loadCalls } from './load-calls.ts';

/** Milliseconds between two checks, and the total time: a reply takes at most about a minute. */
const askEveryMs = 1_500;
const patienceMs = 120_000;

/** Waits a moment; without a network, until it is back. */
async function rest(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, askEveryMs));
  if (navigator.onLine || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const back = () => resolve();
    window.addEventListener('online', back, { once: true, signal });
    signal.addEventListener('abort', back, { once: true });
  });
}

/**
 * After a lost connection: checks until the outcome of a request is known. The reply was finished and shared as
 * requested, unless it was stopped, failed or never arrived. Time without a network does not count.
 * @param options.onCare called when help is needed, whatever happened to the reply
 */
export async function findOut(
  requestId: string,
  { signal, onCare }: { signal: AbortSignal; onCare: (care: Care) => void },
): Promise<PrayerReply | Unanswered> {
  for (let asked = 0; asked < patienceMs / askEveryMs && !signal.aborted; asked += 1) {
    try {
      const { readReply } = await loadCalls();
      const { state, reply, care } = await readReply(requestId);
      if (care) onCare(care);
      if (state === 'answered' && reply) return reply;
      if (state !== 'running') return state === 'stopped' ? 'stopped' : 'failed';
    } catch (error) {
      if (toApiError(error).status === 404) return 'missing';
    }
    await rest(signal);
  }
  return 'unknown';
}
