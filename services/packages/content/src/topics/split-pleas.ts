const NEXT =
  '(?:pray(?:er|ers)? )?(?:about (?:that|this|the|my|our) \\w+(?=,)|(?:for (?!a while|now|years|good\\b|that reason|sure))|that (?:he|she|they|we|i|my|our|the|it|god|nobody|his|her|their|whatever|somebody|someone|everyone|people|no|\\p{Lu})|(?:pray (?:he|she|they|we|i|it|my|our|mom|mum|dad|the|\\p{Lu})))';
const BETWEEN = new RegExp(
  `(?:,? and|,|;| &| \\+)\\s+(?:also |mostly |then |please |maybe |especially |I guess,? )*(?=${NEXT})`,
  'iu',
);
/** A sentence that goes on after a comma: "for pastor Gene, he has shingles". */
const SPLICE =
  /[,;] (?=(?:his|her|their|my|our) \p{Ll}+ (?:died|drowned|passed|is|was|are|were|has|have|had|lost)\b|(?:he|she|they|it|we|I)(?:[’'](?:s|re|ve|m|d|ll)| (?:is|are|was|were|has|have|had|will|can|cannot|needs?|start\w*|goes|go|works?|just|still|now|lost|got|keeps?|am|feel))\b|(?:he|she|they) \p{Ll}{2,}(?:ed|s)\b)/u;

/** The same without any comma: "pray for my dad he is in jail". */
const RUN_ON =
  /^((?:(?:hi|hello|hey)[,!]? )?(?:(?:can|could|will|would) (?:u|you|we|someone|somebody|anyone) )?(?:please )?(?:pray|prayers?) (?:for|4) (?:my|our) \p{Ll}+(?: \p{Lu}\p{Ll}+)?) ((?:he|she|they)(?:[’'](?:s|re|ve)| (?:is|are|was|has|have|had|needs?|just|lost|got)) .+)$/iu;

/** Several pleas in one sentence, each with its "for" or "that". */
export const splitPleas = (rest: string, isBringing: boolean): string[] => {
  const parts = rest
    .split(BETWEEN)
    .map((part) =>
      part
        .trim()
        .replace(/^pray\w* (?=for\b|that\b)/i, '')
        .replace(/^pray (?=\S)/i, 'that '),
    )
    .filter((part) => part !== '')
    .reduce<string[]>((all, part) => {
      const last = all.at(-1);
      // "… and if he does not, that I can bear it": the condition belongs to what follows.
      if (last !== undefined && /\b(?:and|but) if [^,]*$/i.test(last))
        all[all.length - 1] = `${last}, ${part}`;
      else all.push(part);
      return all;
    }, []);
  return isBringing
    ? parts.map((part) => (/^(?:for|that|about|over)\b/i.test(part) ? part : `for ${part}`))
    : parts;
};

/** What a plea asks, and what is told behind a comma; undefined when nothing is. */
export const tellsBehind = (sentence: string): [plea: string, told: string] | undefined => {
  const run = RUN_ON.exec(sentence);
  if (run) return [run[1]!, run[2]!];
  const found = SPLICE.exec(sentence);
  if (!found || !/\b(?:pray\w*|lift up|remember)\b/i.test(sentence.slice(0, found.index)))
    return undefined;
  const [told = '', ...pleas] = sentence.slice(found.index + 2).split(BETWEEN);
  return [[sentence.slice(0, found.index), ...pleas].join(', and '), told];
};
