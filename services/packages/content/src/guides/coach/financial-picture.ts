/** A line of a household: a word and a sum. */
interface Line {
  name: string;
  sum: number;
}

const LINE =
  /\b((?:cards? min|kids[’']? school|food|rent|mortgage|car|tithe|remittance|insurance|loan|phone|utilities|fuel|school|childcare|cards?|giving|debt))(?: payment| is|:)? ?[$£€]?(\d[\d,]*)/gi;
const INCOME =
  /\b(?:income|take[- ]home|bring in|earn|salary|pay)(?: is| about| is about|:)? ?[$£€]?(\d[\d,]*)/i;
const LEAST_LINES = 3;

const number = (text: string): number => Number(text.replaceAll(',', ''));
const shown = (sum: number): string => Math.round(sum).toLocaleString('en-US');

/** Reads a household's figures and says what is left and what it tells; undefined when too few were given. */
export const financialPicture = (text: string): string | undefined => {
  const income = INCOME.exec(text)?.[1];
  if (income === undefined) return undefined;
  const lines: Line[] = [...text.matchAll(LINE)].map(([, name = '', sum = '']) => ({
    name: name.toLowerCase(),
    sum: number(sum),
  }));
  if (lines.length < LEAST_LINES) return undefined;
  const all = number(income);
  const out = lines.reduce((sum, line) => sum + line.sum, 0);
  const left = all - out;
  const share = (pattern: RegExp): Line | undefined => lines.find(({ name }) => pattern.test(name));
  const home = share(/rent|mortgage/);
  const given = lines
    .filter(({ name }) => /tithe|giving|remittance/.test(name))
    .reduce((sum, line) => sum + line.sum, 0);
  const cards = share(/card/);
  return [
    `Added up: ${lines.map(({ name, sum }) => `${name} ${shown(sum)}`).join(', ')} make ${shown(out)}. Of ${shown(all)} ${left >= 0 ? `that leaves ${shown(left)} a month for everything you wrote “don’t know” beside` : `that is ${shown(-left)} more than comes in`}.`,
    `What it tells me: ${home ? `the home takes ${Math.round((100 * home.sum) / all)} percent, ${home.sum / all > 0.35 ? 'which is a good deal; a third is what one usually hopes for' : 'which is in bounds'}. ` : ''}${given > 0 ? `You give ${Math.round((100 * given) / all)} percent away (${shown(given)}); that is generous, and it should be a decision and not a surprise. ` : ''}${cards ? 'The cards are on the minimum: so they cost without growing smaller. ' : ''}The unknown line is the one that decides. For thirty days write down each small thing; mostly it is larger than one thinks.`,
    left >= 0 && left < all * 0.1
      ? `With ${shown(left)} there is no room for a flat tire. A first goal: find 100 in the unknown line, and let 50 go to the dearest card and 50 into a tin.`
      : '',
    'What do you guess stands in the unknown line?',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};
