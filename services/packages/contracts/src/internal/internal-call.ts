import type { z } from 'zod';
import type { PathParamsOf, ProcessName, ServiceName } from '../call.ts';

export type InternalCallShape = {
  /** Name of the call in code and logs. */
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:name` parameters. The gateway does not forward these paths. */
  path: `/internal/${string}`;
  service: ServiceName;
  /**
   * Who may call; all others are refused. A service that was broken into can then do no more than its own job needs.
   */
  callers: readonly ProcessName[];
  params?: z.ZodType;
  body?: z.ZodType;
  /** JSON that fits the schema, or bytes of this type. */
  answer: z.ZodType | { readonly contentType: string };
  /** A missing thing is no error: 404 and 410 give `undefined`. */
  mayBeMissing?: boolean;
  /** Timeout for the whole answer (milliseconds). */
  timeoutMs: number;
  /** Largest request body in bytes; default `limits.maxBodyBytes`. */
  maxBodyBytes?: number;
};

/**
 * Declares one call between services. This is the only place for its path, callers, body, answer and timeout.
 * `implementInternal` serves it and `createServiceClient` calls it. Browsers cannot reach it, and the OpenAPI document
 * leaves it out.
 */
export function defineInternalCall<const C extends InternalCallShape>(call: C): C {
  return call;
}

/** The answer that a call's handler returns. */
export type InternalReply<C extends InternalCallShape> = C['answer'] extends z.ZodType
  ? z.input<C['answer']>
  : Uint8Array;

type Answered<C extends InternalCallShape> = C['answer'] extends z.ZodType
  ? z.output<C['answer']>
  : Buffer;

/** The answer that a caller receives. */
export type InternalAnswer<C extends InternalCallShape> = C extends { mayBeMissing: true }
  ? Answered<C> | undefined
  : Answered<C>;

/** The input that a caller sends. */
export type InternalInput<C extends InternalCallShape> = (C['body'] extends z.ZodType
  ? { body: z.input<C['body']> }
  : unknown) &
  ([keyof PathParamsOf<C>] extends [never] ? unknown : { params: PathParamsOf<C> });
