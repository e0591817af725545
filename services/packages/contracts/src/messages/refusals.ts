import { limits } from '../limits.ts';
import { tryAgain } from './wait-in-words.ts';

/** Apart from the field messages, which the first load does not need. */
export const photoTooLarge = 'Please select an image smaller than 5MB';

/** Messages for a call that is refused as a whole, at any step. */
export const refusals = {
  invalid: 'Please check what you entered.',
  unreadable: 'We could not read this request.',
  notFound: 'There is nothing at this address.',
  approvalRequired:
    'This is for members an admin has approved. Your account is still waiting for approval.',
  wrongType: 'We could not read this format. Please send JSON.',
  tooSlow: 'The connection was too slow for this. Please try again.',
  unavailable: 'This is not possible right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Nothing you wrote is lost. Please try again.',
} as const;

/** Seconds until a failed call may be retried, if no better value is known. */
export const retryAfterAway = 5;

/** Status 413. @param mostBytes largest allowed body in bytes */
export const tooLargeMessage = (mostBytes: number): string =>
  mostBytes === limits.photo.maxBodyBytes
    ? photoTooLarge
    : 'This is too long to send. Please shorten it and try again.';

/** Status 429. @param what too much of what, as a sentence @param seconds until the call is possible again */
export const tooManyMessage = (what: string, seconds: number): string =>
  `${what} ${tryAgain(seconds)}`;
