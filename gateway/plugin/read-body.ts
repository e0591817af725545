import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { errorCodes, limits, refusals } from '@kbf/contracts';
import { keepBeginning } from './care-of-refused.ts';
import type { GatewayLimits } from './gateway-limits.ts';
import type { GatewayRequest, GatewayResponse } from './http.ts';
import type { Shares } from './limits/shares.ts';
import { refusal, tooLarge, unavailable } from './refuse.ts';
import type { Basics, Refusal } from './refuse.ts';

/** A body up to this length needs no share of memory (bytes). */
const { maxBodyBytes: smallBytes } = limits;

/** A complete body. Call `release` when it is no longer needed. */
type HeldBody = { bytes: Buffer | undefined; release: () => void };

export type ReadBody = ReturnType<typeof createReadBody>;

const tooSlow: Refusal = {
  ...refusal(408, errorCodes.tooSlow, refusals.tooSlow),
  endsAtOnce: true,
  limit: 'body-time',
};

/** @param deps.memory for bodies that are not small */
export function createReadBody({
  contextOf,
  refuse,
  limits: { bodyMs, bodyBytesPerSecond },
  memory,
}: Basics & { limits: GatewayLimits; memory: Shares }) {
  /**
   * Reads the body of a request to its end before a service gets the request: a slow client holds no connection to a
   * service, and the body can be sent again.
   * @returns undefined when the body was refused and the request is answered
   */
  return (
    request: GatewayRequest,
    response: GatewayResponse,
    mostBytes: number,
  ): Promise<HeldBody | undefined> => {
    if (!hasBody(request)) return Promise.resolve({ bytes: undefined, release: () => undefined });
    const { networks, call } = contextOf(request);
    const { promise, resolve } = Promise.withResolvers<HeldBody | undefined>();
    const begun = performance.now();
    const chunks: Buffer[] = [];
    let bytes = 0;
    let taken = 0;
    const release = () => {
      if (taken > 0) memory.giveBack(networks, taken);
      taken = 0;
    };

    const settle = (held?: HeldBody) => {
      clearTimeout(timer);
      stopWatching();
      request.off('data', take);
      if (!held) release();
      resolve(held);
    };
    const end = (reason: Refusal) => {
      settle();
      request.pause();
      refuse(request, response, reason);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      // The gateway searches the text itself if no service answers.
      if (call?.words) keepBeginning(request, chunk);
      if (bytes > mostBytes) end(tooLarge(mostBytes));
      else if (bytes > smallBytes) {
        if (!memory.take(networks, bytes - taken)) end({ ...unavailable, limit: 'body-bytes' });
        else taken = bytes;
      }
    };
    const checkSpeed = () => {
      const allowedMs = bodyMs + (Math.max(0, bytes - smallBytes) / bodyBytesPerSecond) * 1_000;
      const leftMs = begun + allowedMs - performance.now();
      if (leftMs <= 0) end(tooSlow);
      else timer = setTimeout(checkSpeed, leftMs + 1);
    };
    let timer = setTimeout(checkSpeed, bodyMs);
    request.on('data', take);
    const stopWatching = finished(request, (error) => {
      settle(error ? undefined : { bytes: Buffer.concat(chunks), release });
      if (error) response.destroy();
    });
    return promise;
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
