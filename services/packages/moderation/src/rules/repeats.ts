const longestRun = 9;
/** Dots, dashes and the like may form a line. */
const longestLine = 24;
const lineSigns = new Set('.-_=*!?~');
const mostSameWords = 8;
const manyWords = 24;
const variety = 0.15;

/** Whether the same thing is repeated in runs longer than allowed. */
function hasRun<T>(all: readonly T[], longestOf: (one: T) => number): boolean {
  let length = 0;
  return all.some((one, at) => {
    length = one === all[at - 1] ? length + 1 : 1;
    return length > longestOf(one);
  });
}

/** A text that mostly repeats one sign or word. @param plain from `plainText` */
export function isRepetition(plain: string): boolean {
  const words = plain.split(' ');
  if (hasRun(Array.from(plain.replaceAll(' ', '\n')), (sign) => signRun(sign))) return true;
  if (hasRun(words, () => mostSameWords)) return true;
  return words.length >= manyWords && new Set(words).size / words.length < variety;
}

const signRun = (sign: string): number => (lineSigns.has(sign) ? longestLine : longestRun);
