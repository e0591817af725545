import { errorCodes } from '@kbf/contracts';
import { AppError, conflict } from '@kbf/service-kit';

/** Seconds before another request for a running reply makes sense. */
const runningRetryAfter = 2;

/** An attempt that may no longer finish: it was stopped, or counted as dead and replaced. Never leaves the service. */
export class ReplyLost extends Error {
  override name = 'ReplyLost';
}

export const replyRunning = () =>
  new AppError(errorCodes.replyRunning, 409, 'The reply is still being written.', {
    retryAfter: runningRetryAfter,
  });

export const replyStopped = () =>
  new AppError(errorCodes.replyStopped, 409, 'The reply was stopped. Nothing was shared.');

export const otherContent = () =>
  conflict('This was already sent with different content. Please send it as a new request.');
