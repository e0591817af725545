import { needs, needWords, type Need } from './needs-words.ts';
import { isDirectionOpen, type Ranking } from './rankings.ts';
import { sentencesIn } from '../../words/sentences.ts';

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

const LONGEST_QUOTE = 18;

const quoted = (sentence: string): string => {
  const words = sentence
    .replaceAll(/["“”]/g, '')
    .replace(/[.!?]{1,9}$/, '')
    .split(/\s+/);
  return words.length > LONGEST_QUOTE
    ? `${words.slice(0, LONGEST_QUOTE).join(' ')} …`
    : words.join(' ');
};

/** The two needs that a person's own sentences speak of most, each with the sentence; undefined when they tell too little. */
export const needsHeardIn = (message: string): { need: Need; said: string }[] | undefined => {
  const sentences = sentencesIn(message).filter(
    (sentence) => !sentence.endsWith('?') && !/\bwhich (?:two|ones?|needs?)\b/i.test(sentence),
  );
  const heard = needs
    .map((need) => {
      const pattern = new RegExp(needWords[need].shows.source, 'gi');
      const hits = sentences.map((said) => ({ said, count: said.match(pattern)?.length ?? 0 }));
      const best = hits.toSorted((one, other) => other.count - one.count)[0];
      return {
        need,
        said: best?.said ?? '',
        count: hits.reduce((sum, { count }) => sum + count, 0),
      };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, 2);
  return heard.length === 2
    ? heard.map(({ need, said }) => ({ need, said: quoted(said) }))
    : undefined;
};

/** Says which two needs one hears, and from which words. */
export const aboutHeard = (heard: readonly { need: Need; said: string }[]): string => {
  const [one, other] = heard;
  return [
    `From what you write I hear two above all, ${needWords[one!.need].name} and ${needWords[other!.need].name}. It is a guess from a few lines; you know yourself better.`,
    `The first I hear where you say: “${one!.said}”. ${needWords[one!.need].first.charAt(0).toUpperCase()}${needWords[one!.need].first.slice(1)}.`,
    one!.said === other!.said
      ? `The same sentence speaks of ${needWords[other!.need].name}, too: ${needWords[other!.need].first}.`
      : `The second where you say: “${other!.said}”. There it is so that ${needWords[other!.need].first}.`,
  ].join('\n\n');
};
