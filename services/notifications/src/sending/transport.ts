import type { Channel, Composed } from '../messages/content.ts';

/**
 * The result of one attempt to send.
 * - `sent`: the provider accepted it; `providerId` is its id there
 * - `later`: it was certainly not accepted, for a reason outside the message (refused connection, 429, our credentials
 *   are refused): it may be tried again
 * - `failed`: the provider refused it for good
 * - `blocked`: the recipient does not want messages
 * - `gone`: the recipient is no longer there; the message may go another way
 * - `unknown`: it may have been accepted (timeout, reset, 5xx): never sent again without asking
 */
export type SendOutcome =
  | { outcome: 'sent'; providerId: string }
  | { outcome: 'later' | 'failed' | 'blocked' | 'gone' | 'unknown'; error: string };

/** An entry in a provider's list of accepted messages. */
export type TakenMessage = { providerId: string; at: Date };

/** One transport. An attempt never throws: every failure is one of the outcomes. */
export type Transport = {
  send: (message: { id: string; to: string; composed: Composed }) => Promise<SendOutcome>;
  /**
   * Asks the provider for accepted messages with these words to this recipient: for a message whose attempt ended
   * `unknown`.
   * @returns 'cannot-tell' when it cannot be asked
   */
  find: (message: {
    to: string;
    composed: Composed;
    since: Date;
  }) => Promise<TakenMessage[] | 'cannot-tell'>;
  close: () => Promise<void>;
};
export type Transports = Record<Channel, Transport>;

/** Errors of a connection that was never made: nothing can have been accepted. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EDNS',
]);

/** Code of a failed connection, found in any place where the libraries put it. */
export function connectionCode(error: unknown): string | undefined {
  let current: unknown = error;
  while (typeof current === 'object' && current !== null) {
    const { code, cause, errors } = current as {
      code?: unknown;
      cause?: unknown;
      errors?: unknown;
    };
    if (typeof code === 'string') return code;
    current = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  }
  return undefined;
}

export function wasNeverConnected(error: unknown): boolean {
  return neverConnected.has(connectionCode(error) ?? '');
}
