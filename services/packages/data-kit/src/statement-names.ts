/** For Postgres a statement that is parsed and planned anew each time. */
const unnamed = '';
/** Statements that a connection keeps prepared, at most: each takes about 20 kB of its memory. */
const mostNames = 100;
/** How often a text is sent before it counts as one that runs all the time. */
const oftenEnough = 5;
/** Texts that are counted, at most. A list in a text makes another text for each length. */
const mostCounted = 2_000;

/**
 * Names for the statements that a process sends often, so that Postgres parses and plans each only once per connection.
 * Texts that run seldom get no name, nor do searches: which index is faster depends on how rare their words are.
 */
export function createStatementNames(): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= mostNames || sql.includes(' LIKE ')) return unnamed;
    const count = (counts.get(sql) ?? 0) + 1;
    if (count < oftenEnough) {
      if (counts.size < mostCounted) counts.set(sql, count);
      return unnamed;
    }
    counts.delete(sql);
    const name = `often-${names.size}`;
    names.set(sql, name);
    return name;
  };
}
