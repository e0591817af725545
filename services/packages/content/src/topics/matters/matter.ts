/**
 * A plain matter of life that no topic is written for: a machine that broke down, a council's vote, a letter that is not
 * opened. What is said of it fits every case of its kind, so it may be said as soon as its words occur.
 */
export interface Matter {
  id: string;
  /** Topics that speak of it already: beside them it has nothing to add. */
  covered: ReadonlySet<string>;
  /** Topics with much the same words in whose place it stands: a loan that is asked for is no debt. */
  over: ReadonlySet<string>;
  /** Whether there is something to be glad of: beside a glad message no other matter has a place. */
  isGlad: boolean;
  /** -1 where it is the matter whatever else is told, 1 where something else mostly is; else 0. */
  rank: number;
  /** Each of these shows it. */
  hears: readonly RegExp[];
  /** Beside these words it is another matter. */
  unless?: RegExp;
  /** Said first. */
  heard: string;
  /** Sentences of prayer, addressed to God, the most telling first; some only where something besides is told. */
  lines: readonly (string | readonly [where: RegExp, line: string])[];
  /** Asked at the end. */
  asks: string;
  /** References of verses that fit every case. */
  verses: readonly string[];
  /** One thing that can be done. */
  step: string;
  /** A message of its kind, and one in similar words that is of another. */
  example: string;
  counter: string;
}

/** A matter as a message tells it: the lines that fit, and where in the message it is told. */
export type ToldMatter = Omit<Matter, 'lines'> & { lines: readonly string[]; at: number };

/** The matter as a message tells it; undefined where it does not. */
export const tellsMatter = (matter: Matter, message: string): ToldMatter | undefined => {
  const text = message.replaceAll('’', "'");
  if (matter.unless?.test(text)) return undefined;
  const places = matter.hears.map((one) => text.search(one)).filter((at) => at >= 0);
  if (places.length === 0) return undefined;
  // What answers something told comes right behind the first line.
  const plain = matter.lines.filter((one) => typeof one === 'string');
  const apt = matter.lines.flatMap((one) =>
    typeof one !== 'string' && one[0].test(text) ? [one[1]] : [],
  );
  const lines = [...plain.slice(0, 1), ...apt, ...plain.slice(1)];
  return { ...matter, lines, at: Math.min(...places) };
};
