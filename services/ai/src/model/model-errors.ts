import { setTimeout as sleep } from 'node:timers/promises';
import { APIConnectionError, APIError } from 'openai';

/** There is no whole reply of the model to be had. `isPassing`: another try may well succeed. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly isPassing: boolean;
  constructor(message: string, options: { cause?: unknown; isPassing?: boolean } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.isPassing = options.isPassing ?? false;
  }
}

const passingStatuses = new Set([408, 409, 429]);

/** Overload, time-outs and broken connections pass; a refused request stays refused. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof ModelError) return error.isPassing;
  if (error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError)) return false;
  // Without a status the error came inside the stream.
  const status: unknown = error.status;
  return typeof status !== 'number' || status >= 500 || passingStatuses.has(status);
}

/** Whether an error says something about the model's health, and not about one request. */
export function isSickness(error: unknown): boolean {
  if (error instanceof ModelError || error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError)) return false;
  return ![400, 413, 415, 422].includes(Number(error.status));
}

const firstWaitMs = 250;
/** A person is waiting: a server that wants more patience than this gets none. */
const longestWaitMs = 2_000;

/** Waits as long as the server asks, else 250 ms and then twice that, with jitter. */
export async function waitBeforeTry(attempt: number, error: unknown, signal: AbortSignal) {
  const asked = askedWait(error);
  if (asked !== undefined && asked > longestWaitMs)
    throw new ModelError('the model asks for more patience than a person has', { cause: error });
  const backoff = firstWaitMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
  await sleep(asked ?? backoff, undefined, { signal });
}

function askedWait(error: unknown): number | undefined {
  if (!(error instanceof APIError) || error instanceof APIConnectionError) return undefined;
  const headers = error.headers as Headers | undefined;
  const ms = headers?.get('retry-after-ms');
  const seconds = headers?.get('retry-after');
  const wait = ms ? Number(ms) : seconds ? Number(seconds) * 1_000 : Number.NaN;
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined;
}
