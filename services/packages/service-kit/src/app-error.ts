import { errorCodes, refusals, retryAfterAway, tooManyMessage } from '@kbf/contracts';
import type { ErrorAnswer } from '@kbf/contracts';

/** A failure with an answer: a stable code for programs, a status, and a message that is safe to show. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: string;
  readonly status: number;
  readonly details: ErrorAnswer['details'];
  /** Seconds after which it makes sense to try again. */
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

/** 404: there is no such thing, or none that whoever asks may know of. */
export const notFound = (message: string = refusals.notFound) =>
  new AppError(errorCodes.notFound, 404, message);

/** 403: known who asks, and it is not allowed. */
export const forbidden = (message = 'You are not allowed to do this.') =>
  new AppError(errorCodes.forbidden, 403, message);

/** 401: this needs a login. */
export const loginRequired = () =>
  new AppError(errorCodes.loginRequired, 401, 'Please log in first.');

/** 409: it contradicts what is there. */
export const conflict = (message: string, retryAfter?: number) =>
  new AppError(errorCodes.conflict, 409, message, retryAfter === undefined ? {} : { retryAfter });

/** 429. @param what was too much, as a sentence; when to try again is added @param retryAfter seconds */
export const tooMany = (what: string, retryAfter: number) =>
  new AppError(errorCodes.tooMany, 429, tooManyMessage(what, retryAfter), { retryAfter });

/** 400: the input is not usable. */
export const invalid = (message: string, details?: ErrorAnswer['details']) =>
  new AppError(errorCodes.invalid, 400, message, details ? { details } : {});

/** 503: something we depend on is away. */
export const unavailable = (message: string, cause?: unknown) =>
  new AppError(errorCodes.unavailable, 503, message, { cause, retryAfter: retryAfterAway });
