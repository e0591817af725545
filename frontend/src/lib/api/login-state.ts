import type { ApiError } from './request-error.ts';

/**
 * State shared by requests and the session, in its own file so that neither imports the other: the expected user, and
 * the listener for refusals.
 */
export const loginState: {
  /** Sent with every write, so that nothing is posted as a visitor or another person by mistake. */
  expectedUserId: string | undefined;
  /** @param wasWrite the refused request was a write */
  onRefused: (error: ApiError, wasWrite: boolean) => void;
} = { expectedUserId: undefined, onRefused: () => undefined };
