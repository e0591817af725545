import { z } from 'zod';

/** A list as people write it: one thing on each line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Lines in a form, held against the rules of the list that they become. */
export const linesIn = (list: z.ZodType) =>
  z.string().refine((text) => list.safeParse(linesOf(text)).success, {
    message: 'Please write at most 20 lines of 200 characters',
  });

/** An empty field is none. */
export const orNull = (text: string): string | null => text.trim() || null;
/** A field that may be left empty, with the rules of what it holds otherwise. */
export const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal(''), schema]);
