import { errorCodes, refusals, retryAfterAway, tooManyMessage } from '@kbf/contracts';
import type { ErrorAnswer } from '@kbf/contracts';

/** An error with its answer: a stable code for programs, a status, and a message that is safe to show. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: string;
  readonly status: number;
  readonly details: ErrorAnswer['details'];
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: string,
    status: number,
    message: string,
    options: { cause?: unknown; details?: ErrorAnswer['details']; retryAfter?: number } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.status = status;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** 404: it does not exist, or the person who asks may not know about it. */
export const notFound = (message: string = refusals.notFound) =>
  new AppError(errorCodes.notFound, 404, message);

/** 403: the person is known but not allowed to do this. */
export const forbidden = (message = 'You are not allowed to do this.') =>
  new AppError(errorCodes.forbidden, 403, message);

/** 403: an admin has to approve the person first. */
export const approvalRequired = () =>
  new AppError(errorCodes.approvalRequired, 403, refusals.approvalRequired);

/** 401: a login is required. */
export const loginRequired = () =>
  new AppError(errorCodes.loginRequired, 401, 'Please log in first.');

/** 409: this call needs a recent login. */
export const proofRequired = () =>
  new AppError(
    errorCodes.proofRequired,
    409,
    'Please confirm it’s you first. It has been a while since you logged in.',
  );

/** 409: it conflicts with the current state. */
export const conflict = (message: string, retryAfter?: number) =>
  new AppError(errorCodes.conflict, 409, message, retryAfter === undefined ? {} : { retryAfter });

/** 429. @param what too much of what, as a sentence; the time to retry is added @param retryAfter seconds */
export const tooMany = (what: string, retryAfter: number) =>
  new AppError(errorCodes.tooMany, 429, tooManyMessage(what, retryAfter), { retryAfter });

/** 400: the input is invalid. */
export const invalid = (message: string, details?: ErrorAnswer['details']) =>
  new AppError(errorCodes.invalid, 400, message, details ? { details } : {});

/** 503: a dependency is unavailable. */
export const unavailable = (message: string, cause?: unknown) =>
  new AppError(errorCodes.unavailable, 503, message, { cause, retryAfter: retryAfterAway });
