import type { OwnPrayer, PrayerReply } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { loadCalls } from './load-calls.ts';

/** What became of a shared prayer. `asking`: not known yet; `unknown`: not known after two minutes. */
export type Outcome = Pick<OwnPrayer, 'id' | 'state' | 'heldFor'> | 'asking' | 'unknown';

/** Milliseconds before the first checks; the last one repeats. */
const waitsMs = [200, 400, 800, 1_500, 3_000];
const patienceMs = 120_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function findOutcome(requestId: string, signal: AbortSignal): Promise<Outcome> {
  const end = Date.now() + patienceMs;
  for (let asked = 0; !signal.aborted && Date.now() < end; asked += 1) {
    await wait(waitsMs[Math.min(asked, waitsMs.length - 1)] ?? 0);
    // A failed check is repeated: the prayer is saved even if this page cannot reach the server.
    const { readOwnPrayer } = await loadCalls();
    const found = await readOwnPrayer(requestId).catch(() => undefined);
    if (found) return found;
  }
  return 'unknown';
}

/** Asks community for a shared prayer until it is saved. Undefined for a reply that is not shared. */
export function useOutcome(reply: PrayerReply | undefined): Outcome | undefined {
  const requestId = reply && reply.posted !== 'no' ? reply.requestId : undefined;
  const [found, setFound] = useState<{ requestId: string; outcome: Outcome }>();
  useEffect(() => {
    if (!requestId) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const outcome = await findOutcome(requestId, leaving.signal);
      if (!leaving.signal.aborted) setFound({ requestId, outcome });
    };
    void ask();
    return () => leaving.abort();
  }, [requestId]);
  if (!requestId) return undefined;
  return found?.requestId === requestId ? found.outcome : 'asking';
}
