import { randomBytes } from 'node:crypto';

/** The marks before and after a person's words in a conversation. */
export type Marks = { begin: string; end: string };

/**
 * Random marks, so that no text can end its own quotation and pose as instructions.
 * @param name the content between the marks, such as `PRAYER`
 */
export function makeMarks(name: string): Marks & { around: (text: string) => string } {
  const id = randomBytes(6).toString('hex');
  const [begin, end] = [`<<<${name}-${id}`, `${name}-${id}>>>`];
  return { begin, end, around: (text) => `${begin}\n${text}\n${end}` };
}
