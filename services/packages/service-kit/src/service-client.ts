import { lookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { fillPath, serviceHeader } from '@kbf/contracts';
import type { ServiceName } from '@kbf/contracts';
import type { InternalAnswer, InternalCallShape, InternalInput } from '@kbf/contracts/internal';
import { traceHeaders } from '@kbf/process-kit';
import { Pool } from 'undici';

/** A call to another service that failed. `status` is 0 when there was no complete, valid answer. */
export class ServiceCallError extends Error {
  override name = 'ServiceCallError';
  readonly status: number;
  /** The service is unavailable or busy: the same call may succeed later. */
  readonly isAway: boolean;
  constructor(status: number, message: string, options: ErrorOptions & { isAway: boolean }) {
    super(message, options);
    this.status = status;
    this.isAway = options.isAway;
  }
}

export type ServiceClient<Service extends ServiceName> = {
  /**
   * Makes a call that this service serves.
   * @param options.timeoutMs replaces the call's own timeout, for tests
   * @throws {ServiceCallError}
   */
  call: <C extends InternalCallShape & { service: Service }>(
    call: C,
    input: InternalInput<C>,
    options?: { timeoutMs?: number },
  ) => Promise<InternalAnswer<C>>;
  close: () => Promise<void>;
};

/** Connections are replaced after this time (milliseconds), so that an instance that was added gets its share. */
const connectionMs = 10_000;

type Found = (error: Error | null, addresses: LookupAddress[]) => void;
export type Lookup = (name: string, options: LookupOptions & { all: true }, found: Found) => void;

/** Any instance of the service comes first. The others follow, for when nothing answers there. */
const inAnyOrder =
  (find: Lookup) =>
  (name: string, options: LookupOptions, found: Found): void =>
    find(name, { ...options, all: true }, (error, addresses) =>
      found(error, error ? addresses : addresses.toSorted(() => Math.random() - 0.5)),
    );

/** Statuses that mean that a service, or a proxy before it, cannot answer now. */
const awayStatuses = new Set([429, 502, 503, 504]);
const missingStatuses = new Set([404, 410]);

/**
 * Makes internal calls to another service; `sign` proves which process calls.
 * @param url address of the service. Its name may stand for several instances: each gets its share of the calls
 * @param lookup finds the addresses of a name, for tests
 */
export function createServiceClient<Service extends ServiceName>(options: {
  service: Service;
  url: string;
  sign: (audience: string) => string;
  lookup?: Lookup;
  connectionMs?: number;
}): ServiceClient<Service> {
  const { service, sign } = options;
  const pool = new Pool(options.url, {
    connections: 20,
    keepAliveTimeout: 30_000,
    clientTtl: options.connectionMs ?? connectionMs,
    connect: { lookup: inAnyOrder(options.lookup ?? lookup), autoSelectFamily: true },
  });

  /** @returns undefined when the thing does not exist, for calls that allow this */
  async function request(
    call: InternalCallShape,
    input: Said,
    timeoutMs: number,
  ): Promise<Buffer | undefined> {
    const { body, params = {} } = input;
    try {
      const { statusCode, body: answer } = await pool.request({
        method: call.method,
        path: fillPath(call.path, params),
        headers: {
          [serviceHeader]: sign(service),
          ...traceHeaders(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (statusCode >= 200 && statusCode < 300) return Buffer.from(await answer.arrayBuffer());
      await answer.dump();
      if (call.mayBeMissing && missingStatuses.has(statusCode)) return undefined;
      const isAway = awayStatuses.has(statusCode);
      throw new ServiceCallError(statusCode, `${service} answered ${statusCode}`, { isAway });
    } catch (error) {
      if (error instanceof ServiceCallError) throw error;
      const failure = { cause: error, isAway: true };
      throw new ServiceCallError(0, `${service} did not answer`, failure);
    }
  }

  return {
    call: (async (call: InternalCallShape, input: Said, { timeoutMs = call.timeoutMs } = {}) => {
      const bytes = await request(call, input, timeoutMs);
      return bytes && readAnswer(call, bytes);
    }) as ServiceClient<Service>['call'],
    close: () => pool.close(),
  };
}

/** Input of any call; its declaration says which of the two it has. */
type Said = { body?: unknown; params?: Record<string, string> };

function readAnswer({ service, answer }: InternalCallShape, bytes: Buffer): unknown {
  if ('contentType' in answer) return bytes;
  const parsed = answer.safeParse(parseJson(bytes.toString('utf8')));
  if (parsed.success) return parsed.data;
  throw new ServiceCallError(0, `${service} answered something else`, { isAway: false });
}

/** Errors of JSON.parse quote their input, and an answer may hold data that logs must not show. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
