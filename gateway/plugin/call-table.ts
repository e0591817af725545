import type { CallShape } from '@kbf/contracts';
import findMyWay from 'find-my-way';

/** The calls that the gateway lets through, to be looked up by method and path. */
export type CallTable = {
  /** @param path as it came, without the query @returns undefined for anything that is no call */
  find: (method: string, path: string) => CallShape | undefined;
};

/** As services have it: what is longer would be refused there (characters). */
const longestParameter = 300;

/**
 * Makes the table, with the router that the services use: what is a call here is a call there. Matching is exact: other
 * case, a closing slash or one segment more is another address.
 */
export function createCallTable(calls: readonly CallShape[]): CallTable {
  const router = findMyWay({ maxParamLength: longestParameter });
  for (const call of calls) router.on(call.method, call.path, () => undefined, call);
  return {
    find: (method, path) => {
      const asked = method === 'HEAD' ? 'GET' : method;
      const found = router.find(asked as findMyWay.HTTPMethod, path);
      // The router takes an empty segment for a parameter; for us it is another address. Only a rest may be empty.
      const isEmpty = ([name, value]: [string, unknown]) => name !== '*' && value === '';
      if (!found || Object.entries(found.params).some(isEmpty)) return undefined;
      return found.store as CallShape;
    },
  };
}
