import { serviceHeader } from '@kbf/process-kit';
import { Pool } from 'undici';
import type { z } from 'zod';

/** A call to another service that did not succeed. `status` is 0 when no answer came. */
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
  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: unknown,
    timeoutMs: number,
  ) {
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
      if (answer.statusCode >= 200 && answer.statusCode < 300) return answer;
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
      const answer = await call(method, path, body, timeoutMs);
      const text = await answer.body.text();
      return schema.parse(text === '' ? undefined : JSON.parse(text));
    },
    bytes: async ({ path, timeoutMs }) => {
      const answer = await call('GET', path, undefined, timeoutMs);
      return Buffer.from(await answer.body.arrayBuffer());
    },
    close: () => pool.close(),
  };
}
