import { sentencesIn } from '../../words/sentences.ts';
import { signWeight } from './needs-signs.ts';
import { needs, needWords, type Need } from './needs-words.ts';

/** A need, and the words of a person in which it shows. */
export interface Heard {
  need: Need;
  said: string;
  weight: number;
}

const leastWeight = 2;
const mostWords = 24;

/** The pieces of a sentence that may each tell of another need. */
const clausesOf = (sentence: string): string[] =>
  sentence
    .split(
      /[;:]\s|\s[-–—]\s|,\s(?:and |but )?(?=(?:i|i[’']\w+|what|when|my|and|but|the thing|people|every)\b)|\s(?:and|but)\s(?=(?:i|i[’']\w+|what|when|nothing)\b)/i,
    )
    .map((clause) => clause.trim().replace(/^(?:and|but|so) /i, ''))
    .filter((clause) => clause.split(/\s+/).length > 2);

const quoted = (clause: string): string => {
  const words = clause
    .replaceAll(/["“”]/g, '')
    .replace(/[.!?,]{1,9}$/, '')
    .split(/\s+/);
  return words.length > mostWords ? `${words.slice(0, mostWords).join(' ')} …` : words.join(' ');
};

const asks = /\?\s*$|\bwhich (?:two|ones?|needs?|of the)\b|^(?:so|ok(?:ay)?|hi|hello|and)\W*$/i;

/** Whoever names needs in a row ranks them; that tells nothing of how they live. */
const ranks = (text: string): boolean =>
  needs.filter((need) => needWords[need].known.test(text)).length > 2;

/** The needs that show in what somebody tells, the plainest first, each with its words; at most two. */
export const needsShownIn = (text: string): Heard[] => {
  const clauses = sentencesIn(text)
    .filter((sentence) => !ranks(sentence))
    .flatMap(clausesOf)
    .filter((clause) => !asks.test(clause));
  return needs
    .map((need) => {
      const hits = clauses.map((said) => ({ said, weight: signWeight(need, said) }));
      const best = hits.toSorted((one, other) => other.weight - one.weight)[0];
      return {
        need,
        said: quoted(best?.said ?? ''),
        weight: hits.reduce((sum, { weight }) => sum + weight, 0),
      };
    })
    .filter(({ weight }) => weight >= leastWeight)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 2);
};
