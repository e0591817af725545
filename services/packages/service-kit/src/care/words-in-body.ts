import type { CareWords } from '@kbf/contracts';

/** The fields of a body that its author wrote, without names. */
export const fieldsIn = (body: unknown, { fields, unproven }: CareWords): readonly string[] =>
  unproven && wordsIn(body, [unproven.proof]).length === 0 ? [...fields, unproven.field] : fields;

/** Deeper than any of our bodies. */
const mostDepth = 4;
/** More texts than a person writes at once. Each text costs time before the answer, so the number is limited. */
const mostTexts = 200;
const mostCharacters = 48_000;

/**
 * Every text inside the given fields of a body, before validation: a person's words are checked even if the rest is
 * invalid.
 */
export function wordsIn(body: unknown, fields: readonly string[]): string[] {
  if (!isRecord(body)) return [];
  const found: string[] = [];
  for (const field of fields) collect(body[field], 0, found);
  let left = mostCharacters;
  return found
    .slice(0, mostTexts)
    .map((text) => {
      const part = text.slice(0, left);
      left -= part.length;
      return part;
    })
    .filter((text) => text.trim() !== '');
}

/**
 * What the person said earlier in this conversation, oldest first. Left out are our own replies, and what the person
 * called no danger.
 */
export function earlierWordsIn(body: unknown, field: string | undefined): string[] {
  const turns = field !== undefined && isRecord(body) ? body[field] : undefined;
  if (!Array.isArray(turns)) return [];
  const own = turns
    .slice(-mostTurns)
    .filter((turn) => isRecord(turn) && turn['role'] === 'user' && !saysSafeIn(turn));
  return wordsIn({ own: own.map((turn: Record<string, unknown>) => turn['content']) }, ['own']);
}

/** Whether the author of this body or turn says that nobody is in danger now. */
export const saysSafeIn = (said: unknown): boolean => isRecord(said) && said['saysSafe'] === true;

/** The longest history of a call. */
const mostTurns = 10;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function collect(value: unknown, depth: number, into: string[]): void {
  if (typeof value === 'string') into.push(value);
  if (typeof value !== 'object' || value === null || depth === mostDepth) return;
  for (const inner of Object.values(value)) {
    if (into.length >= mostTexts) return;
    collect(inner, depth + 1, into);
  }
}
