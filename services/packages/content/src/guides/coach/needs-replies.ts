import { needs, needWords } from './needs-words.ts';
import { isDirectionOpen, type Ranking } from './rankings.ts';
import { needsShownIn, type Heard } from './needs-heard.ts';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The six needs, each in a line. */
export const needsList = (): string =>
  needs
    .map((need, at) => `${at + 1}. ${needWords[need].name}: ${needWords[need].means}`)
    .join('\n');

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an order of the needs says, without a verdict. */
export const aboutRanking = (ranking: Ranking, message: string): string => {
  const names = ranking.map((tied) => tied.map((need) => needWords[need].name).join(' = '));
  const all = ranking.flat();
  const [one, other] = all;
  const last = all.at(-1)!;
  const missing = needs.filter((need) => !all.includes(need));
  const tie = ranking.find((tied) => tied.length > 1);
  const asksVerdict = /\b(?:bad|wrong|good|normal|ok)\b/i.test(message);
  return [
    isDirectionOpen(message)
      ? `I read it with the highest number as the most: ${names.join(', ')}. On the sheet of module 3 it is the other way, 1 is the need you obey first; if you did it so on the bus, turn it round and ${needWords[last].name} leads. Which was it?`
      : `So this is your order: ${names.join(', ')}.${missing.length > 0 ? ` You leave out ${listed(missing.map((need) => needWords[need].name))}; that says something, too.` : ''} ${asksVerdict ? 'Nothing bad: no' : 'No'} order is better than another; it shows what you obey when it gets tight.`,
    `${begun(needWords[one!].name)} first: ${needWords[one!].first}. ${begun(needWords[other!].name)} next to it: ${needWords[other!].first}.`,
    `At the end stands ${needWords[last].name}. ${needWords[last].last}`,
    /\b(?:wife|husband|spouse)\b/i.test(message)
      ? 'And that the other one at home has it upside down is no fault in either of you: say first what each of you must have firm before you can be brave, and decide after that.'
      : '',
    tie
      ? `That ${listed(tie.map((need) => needWords[need].name))} are tied may stay so, until a week has room for only one.`
      : '',
    'What was your last costly decision, and which of the first two did it feed?',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

/** The two needs that a person's own words speak of most; undefined when they tell too little. */
export const needsHeardIn = (message: string): Heard[] | undefined => {
  const heard = needsShownIn(message);
  return heard.length === 2 ? heard : undefined;
};

/** Says which two needs one hears, and from which words. */
export const aboutHeard = (heard: readonly Pick<Heard, 'need' | 'said'>[]): string => {
  const [one, other] = heard;
  return [
    `From what you write I hear two above all, ${needWords[one!.need].name} and ${needWords[other!.need].name}. It is a guess from a few lines; you know yourself better.`,
    `${begun(needWords[one!.need].name)} I hear where you say: “${one!.said}”. ${begun(needWords[one!.need].first)}.`,
    one!.said === other!.said
      ? `The same words speak of ${needWords[other!.need].name}, too: ${needWords[other!.need].first}.`
      : `${begun(needWords[other!.need].name)} where you say: “${other!.said}”. There it is so that ${needWords[other!.need].first}.`,
  ].join('\n\n');
};

/** Says which one need is plain, and asks for what would show the second. */
export const aboutOneHeard = ({ need, said }: Pick<Heard, 'need' | 'said'>): string =>
  `One of the two I hear plainly, ${needWords[need].name}, where you say: “${said}”. ${begun(needWords[need].first)}. For the second you have told me too little, and I would rather ask than guess: what made you glad for longer than a day this month?`;
