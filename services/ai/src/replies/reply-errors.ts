import { errorCodes } from '@kbf/contracts';
import { AppError, conflict } from '@kbf/service-kit';

/** Seconds after which it makes sense to ask for a running reply again. */
const runningRetryAfter = 2;

/**
 * A try that may not finish any more: it was stopped, or given up for dead and taken over. Never leaves the service.
 */
export class ReplyLost extends Error {
  override name = 'ReplyLost';
}

export const replyRunning = () =>
  new AppError(errorCodes.replyRunning, 409, 'The reply to this is still being written.', {
    retryAfter: runningRetryAfter,
  });

export const replyStopped = () =>
  new AppError(errorCodes.replyStopped, 409, 'The reply was stopped. Nothing was shared.');

export const otherContent = () =>
  conflict('This was sent before with other content. Please send it as a new request.');
