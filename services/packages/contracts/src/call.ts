import type { z } from 'zod';
import type { CareWords } from './care/care-words.ts';

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

/** Every process of an installation. */
export const processNames = ['gateway', ...serviceNames] as const;
export type ProcessName = (typeof processNames)[number];

/** Services that keep state. Each has a database, and a queue with the events that it processes. */
export const statefulServiceNames = ['auth', 'community', 'intake', 'ai', 'notifications'] as const;
export type StatefulServiceName = (typeof statefulServiceNames)[number];

/**
 * Who may make a call. The server checks every call; the client only hides controls.
 * - `all`: anyone, logged in or not
 * - `member`: a logged-in person
 * - `approved`: a logged-in person whom an admin has approved
 * - `admin`: a logged-in admin
 * - `author`: the author (a member, or a visitor by cookie), and admins
 * - `webhook`: an outside service that signs its requests; not a browser, so there is no same-origin check
 */
export type Audience = 'all' | 'member' | 'approved' | 'admin' | 'author' | 'webhook';

export type CallShape = {
  /** Name of the call in code and in the OpenAPI document. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  path: string;
  /** The service that answers the call. */
  service: ServiceName | 'gateway';
  audience: Audience;
  /**
   * Only for a person who has logged in within `limits.login.proofMinutes`; others get 409 `proof_required`. `others`:
   * for an admin's act on other people's content; the handler asks, because it knows whose it is.
   */
  needsFreshLogin?: true | 'others';
  /** One sentence for the documentation. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The parts of the body that a person wrote. Every answer to the call, errors included, says when help is needed. */
  words?: CareWords;
  /** Status to the schema of its body; `null` for an answer without a body. Errors need not be listed here. */
  answers: Record<number, z.ZodType | null>;
  /** Error statuses that this call can answer besides 400, 429 and 503. */
  errors?: readonly number[];
  /** Largest request body in bytes; default `limits.maxBodyBytes`. */
  maxBodyBytes?: number;
  /** Also answers as `text/event-stream` on request. */
  streams?: boolean;
  /** Type of an answer that is not JSON. */
  contentType?: string;
};

/** Declares one call. This is the only place for its path, body, answers, limits and audience. */
export function defineCall<const C extends CallShape>(call: C): C {
  return call;
}

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a call's path, by name. */
export type PathParamsOf<C extends { path: string }> = Record<Params<C['path']>, string>;

/** Fills the parameters of a path; every value is percent-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The address of a call. */
export function hrefOf<C extends { path: string }>(
  call: C,
  ...[params]: [Params<C['path']>] extends [never] ? [] : [PathParamsOf<C>]
): string {
  return fillPath(call.path, params ?? {});
}

export type BodyOf<C extends CallShape> = C['body'] extends z.ZodType ? z.input<C['body']> : never;
export type QueryOf<C extends CallShape> = C['query'] extends z.ZodType
  ? z.input<C['query']>
  : never;
/** The body of the successful answer. */
export type AnswerOf<C extends CallShape> = {
  [S in keyof C['answers']]: C['answers'][S] extends z.ZodType ? z.output<C['answers'][S]> : never;
}[keyof C['answers']];
type FieldsOf<C extends CallShape> = C['body'] extends z.ZodType
  ? NonNullable<BodyOf<C>>
  : C['query'] extends z.ZodType
    ? QueryOf<C>
    : unknown;

/**
 * All arguments of a call in one object: the path parameters, and the fields of its body or query. Where both have a
 * field with the same name, they are kept apart.
 */
export type ArgsOf<C extends CallShape> = [Params<C['path']>] extends [never]
  ? FieldsOf<C>
  : Params<C['path']> & keyof FieldsOf<C> extends never
    ? PathParamsOf<C> & FieldsOf<C>
    : { params: PathParamsOf<C>; fields: FieldsOf<C> };
