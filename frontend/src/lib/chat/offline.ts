import { RequestError } from '../api/request-error.ts';
import type { Unanswered } from './chat-assistant.ts';

/** Our own codes for a message without an answer from the server. */
export const sendingCodes = {
  offline: 'offline',
  missing: 'not_arrived',
  unknown: 'lost',
} as const;

/** Without a network nothing is sent, so the outcome is certain. */
export const offlineFailure = () =>
  new RequestError({ message: 'offline', status: 0, code: sendingCodes.offline });

/** A message whose connection broke, with its known outcome. */
export const lostFailure = (what: Exclude<Unanswered, 'stopped'>) =>
  what === 'failed'
    ? new RequestError({ message: '503: the reply failed', status: 503 })
    : new RequestError({ message: 'the connection broke', status: 0, code: sendingCodes[what] });
