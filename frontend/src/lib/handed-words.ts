/** Words on their way to a sheet, by sheet and field. They stay in this page: no address and no server sees them. */
const handed = new Map<string, Record<string, string>>();

/** Hands words to a sheet that is about to be opened. */
export function handToSheet(sheet: string, field: string, words: string): void {
  handed.set(sheet, { [field]: words.trim() });
}

/** The answers of a sheet with the words that were handed to it, where its fields are still empty. */
export function withHandedWords(
  sheet: string,
  answers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isFree = ([field]: [string, string]) => !answers[field]?.trim();
  const words = Object.entries(handed.get(sheet) ?? {}).filter(isFree);
  return words.length > 0 ? { ...answers, ...Object.fromEntries(words) } : answers;
}

/** They have arrived. */
export const forgetHandedWords = (sheet: string) => handed.delete(sheet);
