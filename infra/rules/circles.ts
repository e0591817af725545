/**
 * The edges of a graph that lie on a circle: those whose two ends can both be reached from each other.
 * @param edges from each node to the nodes it points at
 */
export function edgesOnCircles(
  edges: ReadonlyMap<string, ReadonlySet<string>>,
): [string, string][] {
  const reachable = new Map([...edges.keys()].map((node) => [node, reachableFrom(node, edges)]));
  return [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => reachable.get(to)?.has(from))
      .map((to): [string, string] => [from, to]),
  );
}

function reachableFrom(node: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...(edges.get(node) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(edges.get(next) ?? []));
  }
  return seen;
}
