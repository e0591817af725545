import type { CallShape } from '@kbf/contracts';
import findMyWay from 'find-my-way';

/** Looks up the calls that the gateway lets through, by method and path. */
export type CallTable = ReturnType<typeof createCallTable>;

/** The same as in the services, which refuse longer ones (characters). */
const longestParameter = 300;

/**
 * Uses the router of the services, so that both match the same paths. Matching is exact: another case, a closing slash
 * or one more segment is another address.
 */
export function createCallTable(calls: readonly CallShape[]) {
  const router = findMyWay({ maxParamLength: longestParameter });
  for (const call of calls) router.on(call.method, call.path, () => undefined, call);
  return {
    /** @param path as it came, without the query @returns undefined if this is no call */
    find: (method: string, path: string): CallShape | undefined => {
      const asked = method === 'HEAD' ? 'GET' : method;
      const found = router.find(asked as findMyWay.HTTPMethod, path);
      // The router accepts an empty segment as a parameter; here only a wildcard may be empty.
      const isEmpty = ([name, value]: [string, unknown]) => name !== '*' && value === '';
      if (!found || Object.entries(found.params).some(isEmpty)) return undefined;
      return found.store as CallShape;
    },
  };
}
