import { on } from 'node:events';
import type { Care, CareWords } from '@kbf/contracts';
import { certainCareFor } from '@kbf/moderation/certain';
import { wordsInJson } from '@kbf/moderation/words-in-json';
import type { GatewayRequest } from './http.ts';
import { createPace } from './limits/pace.ts';

/** How much of a body is searched (bytes). It holds any text that a person writes; what follows is a photo. */
const searchedBytes = 64 * 1024;
/** Bodies searched in a second, by one process: each takes some milliseconds, and most refusals belong to a flood. */
const searches = createPace({ atOnce: 40, perSecond: 40, waitMs: 0 });

type Beginning = { chunks: Buffer[]; bytes: number };
const beginnings = new WeakMap<GatewayRequest, Beginning>();

/** Keeps the beginning of a body with its request. Call it with each chunk that is read. */
export function keepBeginning(request: GatewayRequest, chunk: Buffer): void {
  const kept = beginnings.get(request) ?? { chunks: [], bytes: 0 };
  beginnings.set(request, kept);
  if (kept.bytes >= searchedBytes) return;
  kept.chunks.push(chunk.subarray(0, searchedBytes - kept.bytes));
  kept.bytes += chunk.length;
}

/**
 * Finds a certain sign of danger in the text of a call that the gateway itself refuses, as no service has read it. Only
 * the phrase lists are used: the trained model would take more memory than the rest of the gateway.
 * @param waitMs longest wait for the part of the text that has not arrived
 */
export async function careOfRefused(
  request: GatewayRequest,
  { fields, names = [], unproven }: CareWords,
  waitMs: number,
): Promise<Care | undefined> {
  if (searches.take(['all']) === undefined) return undefined;
  await readBeginning(request, waitMs);
  const beginning = Buffer.concat(beginnings.get(request)?.chunks ?? []).toString('utf8');
  const isProven = unproven && wordsInJson(beginning, [unproven.proof]).length > 0;
  const own = [...names, ...fields, ...(unproven && !isProven ? [unproven.field] : [])];
  return certainCareFor(wordsInJson(beginning, own).join('\n'));
}

async function readBeginning(request: GatewayRequest, waitMs: number): Promise<void> {
  const isEnough = () => (beginnings.get(request)?.bytes ?? 0) >= searchedBytes;
  if (request.readableEnded || request.destroyed || isEnough()) return;
  const until = { signal: AbortSignal.timeout(waitMs), close: ['end', 'close'] };
  request.resume();
  try {
    for await (const [chunk] of on(request, 'data', until)) {
      keepBeginning(request, chunk as Buffer);
      if (isEnough()) break;
    }
  } catch {
    // The wait is over, or the client is gone: what came until then is searched.
  }
  request.pause();
}
