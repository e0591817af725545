import { z } from 'zod';

/** A list as people type it: one item per line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Lines in a form, checked against the schema of the list they become. */
export const linesIn = (list: z.ZodType) =>
  z.string().refine((text) => list.safeParse(linesOf(text)).success, {
    message: 'Please use no more than 20 lines of 200 characters',
  });

/** An empty field becomes null. */
export const orNull = (text: string): string | null => text.trim() || null;
/** A field that may be empty, or else must fit the given schema. */
export const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal(''), schema]);
