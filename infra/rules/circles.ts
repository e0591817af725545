/**
 * The edges of a graph that are part of a cycle: each end can be reached from the other.
 * @param edges from each node to its targets
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
