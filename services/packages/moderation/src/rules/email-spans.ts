// Apart from `emails.ts`, because the browser loads it.

/** All repeats are bounded, so that the work grows linearly with the text. */
const around = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;

/** Start and end of each email address. */
export const emailSpans = (text: string): (readonly [number, number])[] =>
  [...text.matchAll(around)].map(({ 0: address, index }) => [index, index + address.length]);
