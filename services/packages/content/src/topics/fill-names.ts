/**
 * Lines with the names that were told in place of `{child}`, or of `{child|this child}` where none was; a line whose name was
 * not told is left out when it has nothing to say instead.
 */
export const fillNames = (
  lines: readonly string[],
  names: Readonly<Record<string, string | undefined>> = {},
): string[] =>
  lines
    .map((line) =>
      line
        .replaceAll(
          /\{(\w+)(?:\|([^}]*))?\}/g,
          (slot, name: string, other?: string) => names[name] ?? other ?? slot,
        )
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .filter((line) => !/\{\w+\}/.test(line));
