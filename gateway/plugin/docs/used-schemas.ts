const reference = /"#\/components\/schemas\/([^"]+)"/g;

const namesIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(reference)].flatMap(([, name]) => name ?? []);

/** The schemas that a document refers to, and those that these refer to. What is for services only stays out. */
export function usedSchemas(
  schemas: Readonly<Record<string, unknown>>,
  paths: unknown,
): Record<string, unknown> {
  const used: Record<string, unknown> = {};
  const asked = namesIn(paths);
  for (const name of asked) {
    if (name in used || !(name in schemas)) continue;
    used[name] = schemas[name];
    asked.push(...namesIn(schemas[name]));
  }
  return Object.fromEntries(Object.entries(used).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
