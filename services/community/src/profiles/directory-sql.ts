/** Search and order of the directory. Its conditions are those of the indexes: without them, these read every profile. */
const listed = 'is_public AND NOT hidden AND NOT suspended';
const found = `${listed} AND search_text LIKE $1`;
/** The place after a profile: its name in the order, and its person. */
const after = (name: string, person: string) =>
  `AND (sort_name, user_id) > (${name}::text, ${person}::uuid)`;

const page = (where: string, limit: number) =>
  `SELECT user_id, sort_name FROM profile WHERE ${where} ORDER BY sort_name, user_id LIMIT ${limit}`;

/**
 * Which profiles stand on a page. Not prepared by name: how rare the words are decides whether the index of words or
 * that of the order is the faster way, and only a plan for these very words knows.
 * @param pattern for LIKE, or undefined for everybody
 */
export function directoryPage(
  pattern: string | undefined,
  position: { sortName: string; userId: string } | undefined,
  limit: number,
): { text: string; values: string[] } {
  const place = position ? [position.sortName, position.userId] : [];
  if (pattern === undefined)
    return {
      text: page(`${listed} ${place.length ? after('$1', '$2') : ''}`, limit),
      values: place,
    };
  return {
    text: page(`${found} ${place.length ? after('$2', '$3') : ''}`, limit),
    values: [pattern, ...place],
  };
}

/** How many there are in all. */
export function directoryTotal(pattern: string | undefined): { text: string; values: string[] } {
  const text = (where: string) => `SELECT count(*)::int AS total FROM profile WHERE ${where}`;
  return pattern === undefined
    ? { text: text(listed), values: [] }
    : { text: text(found), values: [pattern] };
}
