import { errorCodes, expectedUserHeader } from '@kbf/contracts';
import { takeFirstAnswer } from './take-first-answer.ts';
import { loginState } from './login-state.ts';
import { RequestError } from './request-error.ts';

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. Without a body no content type is sent. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The call checks or changes the login, so its refusal is not reported as a lost login. */
  aboutLogin?: true;
};

/**
 * Makes one call with this origin's cookies and returns the raw response, for streams and files.
 * @throws {RequestError} for every answer that is not OK
 */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const hasBody = options.body !== undefined;
  const { method = 'GET' } = options;
  const { expectedUserId } = loginState;
  const first = method === 'GET' ? takeFirstAnswer(path) : undefined;
  if (first) return first;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...(method !== 'GET' && expectedUserId && { [expectedUserHeader]: expectedUserId }),
      ...options.headers,
    },
    ...(hasBody && { body: JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  });
  if (response.ok) return response;
  const error = await RequestError.from(response);
  if (!options.aboutLogin) noticeLostLogin(error, method !== 'GET');
  throw error;
}

function noticeLostLogin({ api }: RequestError, isWrite: boolean): void {
  if (loginState.expectedUserId === undefined) return;
  if (api.status !== 401 && api.code !== errorCodes.loginChanged) return;
  if (isWrite) api.loginLost = true;
  loginState.onRefused(api, isWrite);
}

/** Body of an answer (specification section 7): parsed if it is JSON, otherwise the raw response. */
export async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  return /\bjson\b/.test(type) ? ((await response.json()) as unknown) : response;
}
