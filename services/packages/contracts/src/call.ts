import type { z } from 'zod';

/** The services behind the gateway. */
export const serviceNames = [
  'auth',
  'community',
  'intake',
  'ai',
  'library',
  'notifications',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * Who may make a call. The server decides on every call; the client only hides things.
 * - `all`: anyone, logged in or not
 * - `member`: a logged-in person
 * - `admin`: a logged-in admin
 * - `author`: whoever made the thing (member, or visitor by cookie), and admins
 * - `webhook`: an outside service that signs its requests; no browser, so no same-origin check
 */
export type Audience = 'all' | 'member' | 'admin' | 'author' | 'webhook';

export type CallShape = {
  /** Name of the call in code and in the OpenAPI document. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  path: string;
  service: ServiceName;
  audience: Audience;
  /** One sentence for the documentation. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Status to the schema of its body; `null` for an answer without a body. Errors need not be listed here. */
  answers: Record<number, z.ZodType | null>;
  /** Statuses of errors this call can answer besides 400, 429 and 503. */
  errors?: readonly number[];
  /** Largest request body in bytes; `limits.maxBodyBytes` unless told. */
  maxBodyBytes?: number;
  /** Also answers as `text/event-stream` when asked to. */
  streams?: boolean;
  /** Type of an answer that is not JSON. */
  contentType?: string;
};

/** Declares one call: the only place where its path, body, answer, limits and audience stand. */
export function defineCall<const C extends CallShape>(call: C): C {
  return call;
}

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Fills the parameters of a call's path; every value is percent-encoded. */
export function hrefOf<C extends CallShape>(
  call: C,
  ...[params]: [Params<C['path']>] extends [never] ? [] : [Record<Params<C['path']>, string>]
): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[name] ?? ''),
  );
}

export type BodyOf<C extends CallShape> = C['body'] extends z.ZodType ? z.input<C['body']> : never;
export type QueryOf<C extends CallShape> = C['query'] extends z.ZodType
  ? z.input<C['query']>
  : never;
/** The body of the successful answer. */
export type AnswerOf<C extends CallShape> = {
  [S in keyof C['answers']]: C['answers'][S] extends z.ZodType ? z.output<C['answers'][S]> : never;
}[keyof C['answers']];
