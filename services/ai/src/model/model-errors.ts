import { setTimeout as sleep } from 'node:timers/promises';
import { APIConnectionError, APIError } from 'openai';

/** The model gave no whole reply. `isPassing`: another attempt may succeed. */
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

/** Describes the failure without the server's own words: they may repeat the person's words. */
export function describeModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const status = error instanceof APIError ? Number(error.status) || undefined : undefined;
  const kind = error instanceof Error ? error.constructor.name : typeof error;
  return new ModelError(`the model does not answer: ${kind} ${status ?? ''}`.trim(), {
    status,
  });
}

/** Statuses that concern this one request, not the model's health. */
const refusals = new Set([400, 413, 415, 422]);

/** Returns true if the server refuses this request as it is, with its photo for instance. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ModelError && error.status !== undefined && refusals.has(error.status);

const passingStatuses = new Set([408, 409, 429]);

/** Overload, timeouts and broken connections pass; a refused request stays refused. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof ModelError) return error.isPassing;
  if (error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError)) return false;
  // An error without a status came inside the stream.
  const status: unknown = error.status;
  return typeof status !== 'number' || status >= 500 || passingStatuses.has(status);
}

/** Returns true if an error concerns the model's health, and not one request. */
export function isSickness(error: unknown): boolean {
  if (error instanceof ModelError || error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError)) return false;
  return !refusals.has(Number(error.status));
}

const firstWaitMs = 250;
/** A person is waiting: do not retry when the server asks for a longer wait. */
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
