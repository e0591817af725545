import { gatewayDeps } from '../deps.ts';
import type { GatewayRequest } from '../http.ts';

/** As much of a body as is looked at (bytes): more than anybody writes. What follows in longer ones is a photo. */
const most = 64 * 1024;

type Beginning = { chunks: Buffer[]; bytes: number };
const beginnings = new WeakMap<GatewayRequest, Beginning>();

/** To be called with each piece of a body that is read for a service: its beginning is kept with the request. */
export function keepBeginning(request: GatewayRequest, chunk: Buffer): void {
  const kept = beginnings.get(request) ?? { chunks: [], bytes: 0 };
  beginnings.set(request, kept);
  if (kept.bytes >= most) return;
  kept.chunks.push(chunk.subarray(0, most - kept.bytes));
  kept.bytes += chunk.length;
}

/** The beginning of what was sent: what was kept of it, and what comes soon. Who sends slowly is refused without. */
export async function beginningOf(request: GatewayRequest): Promise<string> {
  await readBeginning(request);
  return Buffer.concat(beginnings.get(request)?.chunks ?? []).toString('utf8');
}

function readBeginning(request: GatewayRequest): Promise<void> {
  const isEnough = () => (beginnings.get(request)?.bytes ?? 0) >= most;
  if (request.readableEnded || request.destroyed || isEnough()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      request.off('data', keep).off('end', done).off('close', done).off('error', done);
      request.pause();
      resolve();
    };
    const keep = (chunk: Buffer) => {
      keepBeginning(request, chunk);
      if (isEnough()) done();
    };
    const timer = setTimeout(done, gatewayDeps().limits.refusedWordsMs);
    request.on('data', keep).once('end', done).once('close', done).once('error', done);
    request.resume();
  });
}
