import type { CallShape } from '@kbf/contracts';

/** The calls that the gateway lets through, to be looked up by method and path. */
export type CallTable = {
  /** @param path as it came, without the query @returns undefined for anything that is no call */
  find: (method: string, path: string) => CallShape | undefined;
};

type Node = { texts: Map<string, Node>; parameter?: Node; calls: Map<string, CallShape> };

const emptyNode = (): Node => ({ texts: new Map(), calls: new Map() });

/**
 * Makes the table. A written segment goes before a parameter; a parameter is never empty. Matching is exact: other
 * case, a closing slash or one segment more is another address.
 */
export function createCallTable(calls: readonly CallShape[]): CallTable {
  const root = emptyNode();
  for (const call of calls) {
    let node = root;
    for (const segment of call.path.split('/')) {
      if (segment.startsWith(':')) node = node.parameter ??= emptyNode();
      else {
        const known = node.texts.get(segment) ?? emptyNode();
        node.texts.set(segment, known);
        node = known;
      }
    }
    node.calls.set(call.method, call);
  }
  return {
    find: (method, path) => walk(root, path.split('/'), 0, method === 'HEAD' ? 'GET' : method),
  };
}

function walk(
  node: Node,
  segments: readonly string[],
  at: number,
  method: string,
): CallShape | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.calls.get(method);
  const written = node.texts.get(segment);
  const found = written && walk(written, segments, at + 1, method);
  if (found) return found;
  return node.parameter && segment !== ''
    ? walk(node.parameter, segments, at + 1, method)
    : undefined;
}
