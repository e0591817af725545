const wordsOf = (line: string): Set<string> =>
  new Set(line.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** From here on two lines say the same thing. */
const ALIKE = 0.4;

const areAlike = (one: string, other: string): boolean => {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const common = [...left].filter((word) => right.has(word)).length;
  return common / Math.max(1, Math.min(left.size, right.size)) >= ALIKE;
};

/** Lines of a prayer of which none says what one before it has said. */
export const unlike = (lines: readonly string[], before: readonly string[] = []): string[] =>
  lines.reduce<string[]>(
    (kept, line) =>
      [...before, ...kept].some((one) => areAlike(one, line)) ? kept : [...kept, line],
    [],
  );
