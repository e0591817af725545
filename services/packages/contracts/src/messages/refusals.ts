import { limits } from '../limits.ts';
import { fieldMessages } from './field-messages.ts';
import { tryAgain } from './wait-in-words.ts';

/** What a person reads when a call is refused as a whole, wherever on its way that happens. */
export const refusals = {
  invalid: 'Please check what you entered.',
  unreadable: 'This request cannot be read.',
  notFound: 'There is nothing here under this address.',
  wrongType: 'This was sent in a form that we cannot read. Please send JSON.',
  tooSlow: 'This came too slowly to be received. Please try again.',
  unavailable: 'This is not possible right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Nothing you wrote is lost; please try again.',
} as const;

/** Seconds after which a call that could not be answered may be tried again, where nothing tells it better. */
export const retryAfterAway = 5;

/** 413. @param mostBytes how large the body of the call may be */
export const tooLargeMessage = (mostBytes: number): string =>
  mostBytes === limits.photo.maxBodyBytes
    ? fieldMessages.photoTooLarge
    : 'This is too long to be sent. Please shorten it and try again.';

/** 429. @param what was too much, as a sentence @param seconds until it is possible again */
export const tooManyMessage = (what: string, seconds: number): string =>
  `${what} ${tryAgain(seconds)}`;
