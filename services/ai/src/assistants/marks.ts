import { randomBytes } from 'node:crypto';

/** How what a person wrote begins and ends in a conversation. */
export type Marks = { begin: string; end: string };

/**
 * Marks that nobody can know beforehand, so that no text can end its own quotation and speak as we do.
 * @param name what stands between them, such as `PRAYER`
 */
export function makeMarks(name: string): Marks & { around: (text: string) => string } {
  const id = randomBytes(6).toString('hex');
  const [begin, end] = [`<<<${name}-${id}`, `${name}-${id}>>>`];
  return { begin, end, around: (text) => `${begin}\n${text}\n${end}` };
}
