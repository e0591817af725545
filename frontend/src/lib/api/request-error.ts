import { limits, refusals, tooLargeMessage, tooManyMessage } from '@kbf/contracts';
import type { Care, ErrorAnswer } from '@kbf/contracts';

/** A failed call in the form that the store, forms and toasts use. */
export type ApiError = {
  /** "{status}: {text}" (specification section 7); the reason in words when there was no answer. */
  message: string;
  /** HTTP status; 0 without an answer (no network, connection lost). */
  status: number;
  /** The server's code and message, if it answered with our error format. The message is safe to show. */
  code?: string;
  serverMessage?: string;
  details?: ErrorAnswer['details'];
  /** The sent text speaks of danger: show help even though the call failed. */
  care?: Care;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
  /** Nothing was done: the expected login has ended, or belongs to another person. The person was told. */
  loginLost?: true;
};

/** Whether the requested thing does not exist, or no longer exists: a retry would not help. */
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

/** A call of the store throws the error itself. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof (error as Partial<ApiError> | null)?.status === 'number' && !(error instanceof Error);

/** Any thrown value as an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof RequestError) return error.api;
  if (isApiError(error)) return error;
  return { message: error instanceof Error ? error.message : String(error), status: 0 };
}

/** The message for a status without our error format, such as from a proxy. */
function meaningOf({ status, retryAfter }: ApiError): string {
  if (status === 0) return 'That did not reach us. Check your connection and try again.';
  if (status === 401) return 'Please log in first.';
  if (status === 403) return 'You do not have permission to do this.';
  if (status === 404 || status === 410) return refusals.notFound;
  if (status === 413) return tooLargeMessage(limits.maxBodyBytes);
  if (status === 415) return refusals.wrongType;
  if (status === 429) return tooManyMessage('You are going a little too fast.', retryAfter ?? 60);
  return status < 500 ? refusals.invalid : refusals.unavailable;
}

/** The readable message of a failed call: the server's own, else by status. */
export const readableMessage = (error: ApiError): string => error.serverMessage ?? meaningOf(error);

/** Whether the server did not get to check what was sent: after an outage or a rate limit it may work. */
export const mayWork = ({ status }: ApiError): boolean =>
  status === 0 || status === 429 || status >= 500;
