/** Text as part of a LIKE pattern in which every letter stands for itself. Prisma's `contains` needs it, too. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
