import type { z } from 'zod';
import type { PathParamsOf, ProcessName, ServiceName } from '../call.ts';

export type InternalCallShape = {
  /** Name of the call in code and logs. */
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:name` parameters. The gateway passes none of these on. */
  path: `/internal/${string}`;
  service: ServiceName;
  /** Who may call. All others are refused: a service that was broken into can do no more than its work asks for. */
  callers: readonly ProcessName[];
  params?: z.ZodType;
  body?: z.ZodType;
  /** JSON that fits the schema, or bytes of this type. */
  answer: z.ZodType | { readonly contentType: string };
  /** There may be no such thing: 404 and 410 answer `undefined`. */
  mayBeMissing?: boolean;
  /** Longest wait for the whole answer (milliseconds). */
  timeoutMs: number;
  /** Largest request body in bytes; `limits.maxBodyBytes` unless told. */
  maxBodyBytes?: number;
};

/**
 * Declares one call between services: the only place where its path, callers, body, answer and time stand. It is served
 * (`implementInternal`) and called (`createServiceClient`) from here. No browser gets there, and the OpenAPI document
 * leaves it out.
 */
export function defineInternalCall<const C extends InternalCallShape>(call: C): C {
  return call;
}

/** What the handler of a call answers. */
export type InternalReply<C extends InternalCallShape> = C['answer'] extends z.ZodType
  ? z.input<C['answer']>
  : Uint8Array;

type Answered<C extends InternalCallShape> = C['answer'] extends z.ZodType
  ? z.output<C['answer']>
  : Buffer;

/** What a caller gets. */
export type InternalAnswer<C extends InternalCallShape> = C extends { mayBeMissing: true }
  ? Answered<C> | undefined
  : Answered<C>;

/** What a caller says. */
export type InternalInput<C extends InternalCallShape> = (C['body'] extends z.ZodType
  ? { body: z.input<C['body']> }
  : unknown) &
  ([keyof PathParamsOf<C>] extends [never] ? unknown : { params: PathParamsOf<C> });
