/** Texts for a sheet, by sheet and field. They stay in this page: addresses and servers do not contain them. */
const handed = new Map<string, Record<string, string>>();

/** Passes text to a sheet that is about to open. */
export function handToSheet(sheet: string, field: string, words: string): void {
  handed.set(sheet, { [field]: words.trim() });
}

/** The entries of a sheet, with the passed text in fields that are still empty. */
export function withHandedWords(
  sheet: string,
  answers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isFree = ([field]: [string, string]) => !answers[field]?.trim();
  const words = Object.entries(handed.get(sheet) ?? {}).filter(isFree);
  return words.length > 0 ? { ...answers, ...Object.fromEntries(words) } : answers;
}

/** The text has arrived. */
export const forgetHandedWords = (sheet: string) => handed.delete(sheet);
