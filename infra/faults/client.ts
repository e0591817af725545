import type { Fetch } from './fetch-from.ts';

/** The answer as an HTTP client sees it. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed as JSON. @throws SyntaxError when it is not JSON */
  json: () => unknown;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A client that calls the site over HTTP and stores cookies like a browser. */
export interface Client {
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  /** The same, without waiting for the body. */
  open: (method: string, path: string, options?: CallOptions) => Promise<Response>;
  cookies: Map<string, string>;
}

/** From the machine's usual address. */
const usualFetch: Fetch = (url, options) => fetch(url, { redirect: 'manual', ...options });

/**
 * @param origin of a gateway or, bypassing it, of a service
 * @param fetchAs how it calls: use `fetchFrom` for a client at another address
 */
export function createClient(
  origin: string,
  cookies = new Map<string, string>(),
  fetchAs = usualFetch,
): Client {
  const open: Client['open'] = async (method, path, { body, headers, signal } = {}) => {
    const response = await fetchAs(origin + path, {
      method,
      headers: {
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };
  return {
    cookies,
    open,
    call: async (method, path, options) => {
      const response = await open(method, path, options);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: () => JSON.parse(text) as unknown,
      };
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals);
  if (/;\s*max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, pair.slice(equals + 1));
}
