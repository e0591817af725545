import type { IncomingMessage } from 'node:http';
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
export type HeldBody = { bytes: Buffer | undefined; release: () => void };

/**
 * Reads the body of a request to its end before a service gets the request: a slow client holds no connection to a
 * service, and the body can be sent again.
 * @returns undefined when the body was refused and the request is answered
 */
export type ReadBody = (
  request: GatewayRequest,
  response: GatewayResponse,
  mostBytes: number,
) => Promise<HeldBody | undefined>;

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
}: Basics & { limits: GatewayLimits; memory: Shares }): ReadBody {
  return (request, response, mostBytes) => {
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

    const stop = () => {
      clearTimeout(timer);
      request.off('data', take).off('end', ended).off('close', left).off('error', left);
    };
    const ended = () => {
      stop();
      resolve({ bytes: Buffer.concat(chunks), release });
    };
    const left = () => {
      stop();
      release();
      response.destroy();
      resolve(undefined);
    };
    const end = (reason: Refusal) => {
      stop();
      release();
      request.pause();
      refuse(request, response, reason);
      resolve(undefined);
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
    request.on('data', take).once('end', ended).once('close', left).once('error', left);
    if (request.destroyed) left();
    return promise;
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
