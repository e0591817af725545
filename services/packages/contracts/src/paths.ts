import type { CallShape } from './call.ts';
import { calls } from './calls.ts';
import type { CareWords } from './care/care-words.ts';
import type * as contracts from './index.ts';

type Contracts = typeof contracts;

/** Name of a call; its export has the same name. */
export type CallId = {
  [Name in keyof Contracts]: Contracts[Name] extends CallShape ? Name : never;
}[keyof Contracts];

/** The whole declaration of a call, as a type. */
export type CallNamed<Id extends CallId> = Contracts[Id];

/** What a client needs to make a call, without the schemas. */
export type CallPath<Id extends CallId = CallId> = {
  readonly id: Id;
  readonly method: CallNamed<Id>['method'];
  readonly path: CallNamed<Id>['path'];
  /** The parts of its body that a person wrote. */
  readonly words?: CareWords;
};

/**
 * Method, path and `words` of every call. The build of the SPA replaces this file by its value
 * (`frontend/vite.config.ts`), so that a page that only makes calls loads no schema and no zod. Code that validates
 * input imports the call itself.
 */
export const callPaths = Object.fromEntries(
  calls.map(({ id, method, path, words }: CallShape) => [
    id,
    { id, method, path, ...(words && { words }) },
  ]),
) as { readonly [Id in CallId]: CallPath<Id> };
