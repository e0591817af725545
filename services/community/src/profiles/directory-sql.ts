/**
 * Plain SQL because Prisma compares no two columns at once with a place in a list, and because the conditions must be
 * those of the partial indexes: without them, these read every profile.
 */
import type { TextPosition } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';

const listed = 'is_public AND NOT hidden AND NOT suspended';
const found = `${listed} AND search_text LIKE $1`;
/** The place after a profile: its name in the order, and its person. */
const behind = (name: string, person: string) =>
  `AND (sort_name, user_id) > (${name}::text, ${person}::uuid)`;

const page = (where: string, take: number) =>
  `SELECT user_id AS id, sort_name AS text FROM profile WHERE ${where} ORDER BY sort_name, user_id LIMIT ${take}`;

/** `pattern` for LIKE; without one, everybody. */
type Asked = { pattern: string | undefined; after: TextPosition | undefined; take: number };

/**
 * Which profiles stand on a page. Not prepared by name: how rare the words are decides whether the index of words or
 * that of the order is the faster way, and only a plan for these very words knows.
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

/** How many there are in all. */
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
