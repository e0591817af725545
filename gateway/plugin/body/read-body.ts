import type { IncomingMessage } from 'node:http';
import { limits } from '@kbf/contracts';
import type { GatewayLimits } from '../limits.ts';
import { BodyCutShort, BodyTooLarge, BodyTooSlow, NoRoomForBody } from './body-errors.ts';
import type { BodyRoom } from './body-room.ts';

/** A body up to this is small (bytes): there is always room for it. */
const { maxBodyBytes: smallBytes } = limits;

/** How a body may come. */
export type BodyTerms = Pick<GatewayLimits, 'bodyMs' | 'bodyBytesPerSecond'> & {
  mostBytes: number;
  room: BodyRoom;
  /** Whose room it takes. */
  network: string;
  /** Is given each piece as it comes. */
  keep?: ((chunk: Buffer) => void) | undefined;
};

/** A whole body, and how to say that it is no longer needed. */
export type HeldBody = { bytes: Buffer | undefined; release: () => void };

/**
 * Reads the body of a request to its end, before any service hears of it: a slow sender keeps nobody's connection but
 * their own, and what is here can be sent again.
 * @throws {BodyTooLarge | BodyTooSlow | NoRoomForBody | BodyCutShort} the rest of the body is then still to come
 */
export function readBody(request: IncomingMessage, terms: BodyTerms): Promise<HeldBody> {
  if (!hasBody(request)) return Promise.resolve({ bytes: undefined, release: () => undefined });
  const { mostBytes, bodyMs, bodyBytesPerSecond, room, network, keep } = terms;
  const { promise, resolve, reject } = Promise.withResolvers<HeldBody>();
  const begun = performance.now();
  const chunks: Buffer[] = [];
  let bytes = 0;
  let charged = 0;
  const release = () => {
    room.giveBack(network, charged);
    charged = 0;
  };

  const finish = (error?: Error) => {
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
    keep?.(chunk);
    if (bytes > mostBytes) finish(new BodyTooLarge(mostBytes));
    else if (bytes > smallBytes) {
      if (!room.take(network, bytes - charged)) finish(new NoRoomForBody('too much at once'));
      else charged = bytes;
    }
  };
  const ended = () => finish();
  const left = () => finish(new BodyCutShort('the sender went away'));
  const hurry = () => {
    const allowedMs = bodyMs + (Math.max(0, bytes - smallBytes) / bodyBytesPerSecond) * 1_000;
    const leftMs = begun + allowedMs - performance.now();
    if (leftMs <= 0) finish(new BodyTooSlow('the body comes too slowly'));
    else timer = setTimeout(hurry, leftMs + 1);
  };
  let timer = setTimeout(hurry, bodyMs);
  request.on('data', take).once('end', ended).once('close', left).once('error', left);
  if (request.destroyed) left();
  return promise;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether a request says up front that it is longer than allowed. */
export function announcesTooMuch(request: IncomingMessage, mostBytes: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > mostBytes;
}
