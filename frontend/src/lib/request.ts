import { RequestError } from './request-error.ts';

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. Without it no content type is sent. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * Makes one call with the cookies of this origin and returns the raw response, for streams and files.
 * @throws {RequestError} for every answer that is not OK.
 */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const hasBody = options.body !== undefined;
  const response = await fetch(path, {
    method: options.method ?? 'GET',
    credentials: 'include',
    headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...options.headers },
    ...(hasBody && { body: JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  });
  if (!response.ok) throw await RequestError.from(response);
  return response;
}

/** Body of an answer (specification section 7): parsed if it is JSON, otherwise the raw response. */
export async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  return /\bjson\b/.test(type) ? ((await response.json()) as unknown) : response;
}
