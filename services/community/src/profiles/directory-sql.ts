/**
 * Plain SQL because Prisma cannot compare two columns at once with a position in a list, and because the conditions
 * must match those of the partial indexes: otherwise these statements read every profile.
 */
import type { TextPosition } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';

const listed = 'is_public AND NOT hidden AND NOT suspended';
const found = `${listed} AND search_text LIKE $1`;
/** The position after a profile: its sort name and its person. */
const behind = (name: string, person: string) =>
  `AND (sort_name, user_id) > (${name}::text, ${person}::uuid)`;

const page = (where: string, take: number) =>
  `SELECT user_id AS id, sort_name AS text FROM profile WHERE ${where} ORDER BY sort_name, user_id LIMIT ${take}`;

/** `pattern` for LIKE; undefined for all profiles. */
type Asked = { pattern: string | undefined; after: TextPosition | undefined; take: number };

/**
 * The profiles of one page. Not a prepared statement: the rarity of the words decides whether the word index or the
 * sort index is faster, and only a plan for these exact words takes that into account.
 */
export function directoryPage({ pattern, after, take }: Asked): { text: string; values: string[] } {
  const place = after ? [after.text, after.id] : [];
  if (pattern === undefined)
    return { text: page(`${listed} ${after ? behind('$1', '$2') : ''}`, take), values: place };
  return {
    text: page(`${found} ${after ? behind('$2', '$3') : ''}`, take),
    values: [pattern, ...place],
  };
}

/** The total number of profiles. */
export function directoryTotal(pattern: string | undefined): { text: string; values: string[] } {
  const text = (where: string) => `SELECT count(*)::int AS total FROM profile WHERE ${where}`;
  return pattern === undefined
    ? { text: text(listed), values: [] }
    : { text: text(found), values: [pattern] };
}

const positions = z.array(z.object({ id: z.uuid(), text: z.string() }));

export async function readDirectory(sql: SqlRunner, asked: Asked): Promise<TextPosition[]> {
  const { text, values } = directoryPage(asked);
  return positions.parse(await sql(text, values));
}

export async function countDirectory(sql: SqlRunner, pattern: string | undefined): Promise<number> {
  const { text, values } = directoryTotal(pattern);
  const [row] = await sql(text, values);
  return z.object({ total: z.int() }).parse(row).total;
}
