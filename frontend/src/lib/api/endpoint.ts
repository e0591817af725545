import { fillPath, type AnswerOf, type ArgsOf, type CareWords } from '@kbf/contracts';
import type { CallId, CallNamed, CallPath } from '@kbf/contracts/paths';
import type { AnswerMeta } from './base-api.ts';
import type { RequestOptions } from './request.ts';

/** A call without arguments needs no object. */
type OrVoid<Args> = unknown extends Args ? void : object extends Args ? Args | void : Args;

/** Arguments of a call: parameters, query and body in one object. */
export type CallArgs<Id extends CallId> = OrVoid<ArgsOf<CallNamed<Id>>>;
/** The answer of a call; null for an answer without a body. */
export type CallAnswer<Id extends CallId> = [AnswerOf<CallNamed<Id>>] extends [never]
  ? null
  : AnswerOf<CallNamed<Id>>;

/** One page of a list. */
export type Page<Item> = {
  items: Item[];
  /** Total number of items on all pages. */
  total: number;
  /** The cursor of the next page; undefined on the last. */
  next: string | undefined;
};
export type ItemOf<Id extends CallId> = CallAnswer<Id> extends (infer Item)[] ? Item : never;

type Fields = Record<string, string | number | boolean | null | undefined>;

function withQuery(path: string, fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

type Apart = { params: Record<string, string>; fields: Fields };

/** Separates parameters and fields. They are already separate where both have a field with the same name (`ArgsOf`). */
function takeApart(path: string, args: object): Apart {
  if ('params' in args) return args as Apart;
  const names = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const entries = Object.entries(args as Fields & Record<string, string>);
  return {
    params: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    fields: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
  };
}

/**
 * The request of a call: arguments that are not in its path are the query of a GET, and the body of any other method.
 */
export function requestOf<Id extends CallId>(
  { method, path: pattern, words }: CallPath<Id>,
  args: CallArgs<Id>,
): RequestOptions & { path: string; words?: CareWords } {
  const { params, fields } = takeApart(pattern, { ...(args as object | undefined) });
  const path = fillPath(pattern, params);
  if (method === 'GET') return { method, path: withQuery(path, fields) };
  return {
    method,
    path,
    ...(Object.keys(fields).length > 0 && { body: fields }),
    ...(words && { words }),
  };
}

/**
 * An RTK Query endpoint from a contract: `build.query({ ...endpoint(callPaths.getPrayer), providesTags })`. Path,
 * method, arguments and answer come from the contract; the feature adds tags and other options.
 */
export function endpoint<Id extends CallId>(call: CallPath<Id>) {
  return {
    query: (args: CallArgs<Id>) => requestOf(call, args),
    transformResponse: (answer: unknown): CallAnswer<Id> => answer as CallAnswer<Id>,
  };
}

type ListArgs<Id extends CallId> = OrVoid<Omit<ArgsOf<CallNamed<Id>>, 'limit' | 'cursor'>>;

function toPage<Item>(items: Item[], response: Response | undefined): Page<Item> {
  const link = response?.headers.get('Link')?.match(/<([^<>]+)>;\s*rel="next"/)?.[1];
  return {
    items,
    total: Number(response?.headers.get('X-Total-Count') ?? items.length),
    next: link && (new URL(link, window.location.origin).searchParams.get('cursor') ?? undefined),
  };
}

/**
 * The same for a list: an infinite query whose pages have the total and the cursor of the next one.
 * @param limit items per page
 */
export function listEndpoint<Id extends CallId>(call: CallPath<Id>, limit: number) {
  return {
    infiniteQueryOptions: {
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }: Page<ItemOf<Id>>) => next,
    },
    query: ({ queryArg, pageParam }: { queryArg: ListArgs<Id>; pageParam: string | null }) =>
      requestOf(call, {
        ...(queryArg as Fields | undefined),
        limit,
        cursor: pageParam,
      } as unknown as CallArgs<Id>),
    transformResponse: (answer: unknown, meta: AnswerMeta | undefined): Page<ItemOf<Id>> =>
      toPage(answer as ItemOf<Id>[], meta?.response),
  };
}
