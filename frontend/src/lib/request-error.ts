import type { ErrorAnswer } from '@kbf/contracts';

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
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
  /**
   * Nothing was done: the login under which it should be has ended, or is somebody else's. The person has been told.
   */
  loginLost?: true;
};

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
      ...(retryAfter > 0 && { retryAfter }),
    });
  }
}

/** Any thrown thing as an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof RequestError) return error.api;
  return { message: error instanceof Error ? error.message : String(error), status: 0 };
}
