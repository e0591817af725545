/** Escapes a text for a LIKE pattern. Prisma's `contains` needs it too. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
