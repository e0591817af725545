import { needs, needWords, type Need } from './needs-words.ts';
import type { Ranking } from './rankings.ts';
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
  const top = ranking.flat().slice(0, 2);
  const last = ranking.flat().at(-1)!;
  const tie = ranking.find((tied) => tied.length > 1);
  return [
    `So this is your order: ${names.join(', ')}. No order is better than another; it only shows what you obey when it gets tight.`,
    `${begun(top.map((need) => needWords[need].name).join(' and '))} steer the rest. ${top.map((need) => `With ${needWords[need].name} up there, ${needWords[need].first}.`).join(' ')}`,
    `At the end stands ${needWords[last].name}. ${needWords[last].last}`,
    /\b(?:wife|husband|spouse)\b/i.test(message)
      ? 'And if the one at home has another order: that is no fault in either of you. Say what you need to be firm before you can be brave, and ask what the other would be afraid to lose.'
      : '',
    tie
      ? `That ${listed(tie.map((need) => needWords[need].name))} are tied may stay so. If you want to know, ask which of them you would keep if a week had room for one only.`
      : '',
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
