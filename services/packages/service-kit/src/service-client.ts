import { serviceHeader } from '@kbf/process-kit';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import type { z } from 'zod';

/** A call to another service that did not succeed. `status` is 0 when no whole, usable answer came. */
export class ServiceCallError extends Error {
  override name = 'ServiceCallError';
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export type ServiceClient = {
  /** @throws {ServiceCallError} */
  json: <S extends z.ZodType>(
    request: { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown; timeoutMs: number },
    answer: S,
  ) => Promise<z.output<S>>;
  /** @throws {ServiceCallError} */
  bytes: (request: { path: string; timeoutMs: number }) => Promise<Buffer>;
  close: () => Promise<void>;
};

/**
 * Calls internal routes of another service, signed as `sign` says who we are.
 * @param url address of the service
 * @param audience name of the service, for the signature
 */
export function createServiceClient(options: {
  url: string;
  audience: string;
  sign: (audience: string) => string;
}): ServiceClient {
  const pool = new Pool(options.url, { connections: 20, keepAliveTimeout: 30_000 });
  type Answer = Dispatcher.ResponseData['body'];
  async function call<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: unknown,
    timeoutMs: number,
    read: (answer: Answer) => Promise<T>,
  ): Promise<T> {
    try {
      const answer = await pool.request({
        method,
        path,
        headers: {
          [serviceHeader]: options.sign(options.audience),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.statusCode >= 200 && answer.statusCode < 300) return await read(answer.body);
      await answer.body.dump();
      throw new ServiceCallError(
        answer.statusCode,
        `${options.audience} answered ${answer.statusCode}`,
      );
    } catch (error) {
      if (error instanceof ServiceCallError) throw error;
      throw new ServiceCallError(0, `${options.audience} did not answer`, { cause: error });
    }
  }
  return {
    json: async ({ method, path, body, timeoutMs }, schema) => {
      const text = await call(method, path, body, timeoutMs, (answer) => answer.text());
      const parsed = schema.safeParse(parseJson(text));
      if (parsed.success) return parsed.data;
      throw new ServiceCallError(0, `${options.audience} answered something else`);
    },
    bytes: async ({ path, timeoutMs }) =>
      Buffer.from(await call('GET', path, undefined, timeoutMs, (answer) => answer.arrayBuffer())),
    close: () => pool.close(),
  };
}

/** The errors of JSON.parse quote what they cannot read; an answer may hold what no log may show. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
