import type { IncomingMessage } from 'node:http';
import { errorCodes, limits, refusals } from '@kbf/contracts';
import { keepBeginning } from '../care/care-of-refused.ts';
import type { GatewayLimits } from '../gateway-limits.ts';
import type { GatewayRequest } from '../http.ts';
import type { Shares } from '../limits/shares.ts';
import { tooLarge, unavailable } from '../refuse.ts';
import type { Refusal } from '../refuse.ts';
import type { RequestContext } from '../request-context.ts';

/** A body up to this length never needs a share of memory (bytes). */
const { maxBodyBytes: smallBytes } = limits;

/** A complete body. Call `release` when it is no longer needed. */
export type HeldBody = { bytes: Buffer | undefined; release: () => void };

/** The body was not accepted. Its rest has not been read. */
export class BodyRefused extends Error {
  override name = 'BodyRefused';
  /** Undefined when the client has gone away. */
  readonly refusal: Refusal | undefined;

  constructor(refusal?: Refusal) {
    super(refusal?.message ?? 'the client has gone away');
    this.refusal = refusal;
  }
}

const tooSlow: Refusal = {
  status: 408,
  code: errorCodes.tooSlow,
  message: refusals.tooSlow,
  endsAtOnce: true,
};

export type ReadBody = (
  request: GatewayRequest,
  context: Pick<RequestContext, 'networks' | 'call'>,
  mostBytes: number,
) => Promise<HeldBody>;

/**
 * Reads the body of a request to its end before a service gets the request: a slow client holds no connection to a
 * service, and the body can be sent again.
 * @param memory for bodies that are not small
 * @throws {BodyRefused}
 */
export function createReadBody(
  { bodyMs, bodyBytesPerSecond }: Pick<GatewayLimits, 'bodyMs' | 'bodyBytesPerSecond'>,
  memory: Shares,
): ReadBody {
  return (request, { networks, call }, mostBytes) => {
    if (!hasBody(request)) return Promise.resolve({ bytes: undefined, release: () => undefined });
    const { promise, resolve, reject } = Promise.withResolvers<HeldBody>();
    const begun = performance.now();
    const chunks: Buffer[] = [];
    let bytes = 0;
    let taken = 0;
    const release = () => {
      if (taken > 0) memory.giveBack(networks, taken);
      taken = 0;
    };

    const finish = (error?: BodyRefused) => {
      clearTimeout(timer);
      request.off('data', take).off('end', ended).off('close', left).off('error', left);
      if (!error) return resolve({ bytes: Buffer.concat(chunks), release });
      request.pause();
      release();
      return reject(error);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      // The gateway searches the text itself if no service answers.
      if (call?.words) keepBeginning(request, chunk);
      if (bytes > mostBytes) finish(new BodyRefused(tooLarge(mostBytes)));
      else if (bytes > smallBytes) {
        if (!memory.take(networks, bytes - taken)) finish(new BodyRefused(unavailable));
        else taken = bytes;
      }
    };
    const ended = () => finish();
    const left = () => finish(new BodyRefused());
    const checkSpeed = () => {
      const allowedMs = bodyMs + (Math.max(0, bytes - smallBytes) / bodyBytesPerSecond) * 1_000;
      const leftMs = begun + allowedMs - performance.now();
      if (leftMs <= 0) finish(new BodyRefused(tooSlow));
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

/** Whether `content-length` is more than allowed. */
export function announcesTooMuch(request: IncomingMessage, mostBytes: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > mostBytes;
}
