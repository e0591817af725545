import type { ApiError } from './request-error.ts';

/**
 * What requests and the session must know of each other, apart from both, so that neither imports the other: whom this
 * page takes itself to be logged in as, and who is told when the server says otherwise.
 */
export const loginState: {
  /** Sent with every write, so that nothing is posted as a visitor, or as somebody else, without anyone noticing. */
  expectedUserId: string | undefined;
  /** @param wasWrite something that the person wanted to send was refused for it */
  onRefused: (error: ApiError, wasWrite: boolean) => void;
} = { expectedUserId: undefined, onRefused: () => undefined };
