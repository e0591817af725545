import { RequestError } from '../request-error.ts';
import type { Unanswered } from './assistant.ts';

/** Codes of our own for words that got no answer from the server. */
export const sendingCodes = {
  offline: 'offline',
  missing: 'not_arrived',
  unknown: 'lost',
} as const;

/** Without a network nothing is even tried: so it is certain that nothing was sent. */
export const offlineFailure = () =>
  new RequestError({ message: 'offline', status: 0, code: sendingCodes.offline });

/** Words whose connection broke, and what could be found out. */
export const lostFailure = (what: Exclude<Unanswered, 'stopped'>) =>
  what === 'failed'
    ? new RequestError({ message: '503: the reply failed', status: 503 })
    : new RequestError({ message: 'the connection broke', status: 0, code: sendingCodes[what] });
