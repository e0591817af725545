import { limits, refusals, tooLargeMessage, tooManyMessage } from '@kbf/contracts';
import type { Care, ErrorAnswer } from '@kbf/contracts';

/** A failed call as the store keeps it, and as forms and toasts read it. */
export type ApiError = {
  /** "{status}: {text}" (specification section 7); the reason in words when no answer came at all. */
  message: string;
  /** HTTP status; 0 when no answer came (no network, cut off). */
  status: number;
  /** The server's own code and words, when it answered with our error shape. The words are safe to show. */
  code?: string;
  serverMessage?: string;
  details?: ErrorAnswer['details'];
  /** What was sent speaks of danger: help does not wait for a better answer. */
  care?: Care;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
  /**
   * Nothing was done: the login under which it should be has ended, or is somebody else's. The person has been told.
   */
  loginLost?: true;
};

/** Whether what was asked for does not exist, or not any more: another try would not bring it. */
export const isGone = (error: unknown): boolean =>
  [404, 410].includes((error as ApiError | undefined)?.status ?? 0);

function parseErrorAnswer(text: string): Partial<ErrorAnswer> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}

/** An answer that is not OK. Its message is "{status}: {response text}", or the status text for an empty body. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly api: ApiError;

  constructor(api: ApiError) {
    super(api.message);
    this.api = api;
  }

  static async from(response: Response): Promise<RequestError> {
    const text = await response.text();
    const answer = parseErrorAnswer(text);
    const retryAfter = Number(response.headers.get('Retry-After'));
    return new RequestError({
      message: `${response.status}: ${text || response.statusText}`,
      status: response.status,
      ...(answer.code && { code: answer.code }),
      ...(answer.message && { serverMessage: answer.message }),
      ...(answer.details && { details: answer.details }),
      ...(answer.care && { care: answer.care }),
      ...(retryAfter > 0 && { retryAfter }),
    });
  }
}

/** Any thrown thing as an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof RequestError) return error.api;
  return { message: error instanceof Error ? error.message : String(error), status: 0 };
}

/** What a status means when the answer is not one of ours: a proxy before the site has no words of ours. */
function meaningOf({ status, retryAfter }: ApiError): string {
  if (status === 0) return 'It did not reach us. Check your connection and try again.';
  if (status === 401) return 'Please log in first.';
  if (status === 403) return 'You are not allowed to do this.';
  if (status === 404 || status === 410) return refusals.notFound;
  if (status === 413) return tooLargeMessage(limits.maxBodyBytes);
  if (status === 415) return refusals.wrongType;
  if (status === 429) return tooManyMessage('That was a lot at once.', retryAfter ?? 60);
  return status < 500 ? refusals.invalid : refusals.unavailable;
}

/** What a person reads about a failed call: the server's own words, else what its status means. */
export const readableMessage = (error: ApiError): string => error.serverMessage ?? meaningOf(error);
