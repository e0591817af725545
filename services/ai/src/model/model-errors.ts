import { setTimeout as sleep } from 'node:timers/promises';
import { APIConnectionError, APIError } from 'openai';

/** There is no whole reply of the model to be had. `isPassing`: another try may well succeed. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly isPassing: boolean;
  /** HTTP status with which the model's server refused. */
  readonly status: number | undefined;
  constructor(message: string, options: { status?: number | undefined; isPassing?: boolean } = {}) {
    super(message);
    this.isPassing = options.isPassing ?? false;
    this.status = options.status;
  }
}

/** What went wrong, without the server's own words: they may repeat what the person wrote. */
export function describeModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const status = error instanceof APIError ? Number(error.status) || undefined : undefined;
  const kind = error instanceof Error ? error.constructor.name : typeof error;
  return new ModelError(`the model does not answer: ${kind} ${status ?? ''}`.trim(), {
    status,
  });
}

/** Statuses that speak of this one request, not of the model's health. */
const refusals = new Set([400, 413, 415, 422]);

/** Whether the server would not take this request as it is, with its photo for instance. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ModelError && error.status !== undefined && refusals.has(error.status);

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
  return !refusals.has(Number(error.status));
}

const firstWaitMs = 250;
/** A person is waiting: a server that wants more patience than this gets none. */
const longestWaitMs = 2_000;

/** Waits as long as the server asks, else 250 ms and then twice that, with jitter. */
export async function waitBeforeTry(attempt: number, error: unknown, signal: AbortSignal) {
  const asked = askedWait(error);
  if (asked !== undefined && asked > longestWaitMs)
    throw new ModelError('the model asks for more patience than a person has');
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
