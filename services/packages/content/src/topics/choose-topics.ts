import { meaningModel, sharesByMeaning } from '../choice/meaning-model.ts';
import { modelFor, scoresOf, sharesOf } from '../choice/model.ts';
import { mayClaim } from './happened/happened.ts';
import { topics } from './all-topics.ts';
import { asksForMore } from './message-kind.ts';
import { signScores } from './match-topics.ts';
import { tenderTopics } from './tender-topics.ts';
import { thresholds, weights } from './thresholds.ts';
import { sentencesIn } from '../words/sentences.ts';
import type { Topic, Turn } from './types.ts';

/** A topic, or another kind of message ("off-topic"), and how sure it is: a share of one. */
export interface Chosen {
  id: string;
  share: number;
}

/** Tender topics have to be surer; so does a curse, as it is refused. */
const tender: ReadonlySet<string> = new Set([...tenderTopics, 'curse']);

/** Whether a topic is taken for what was meant. */
export const isSureOf = ({ id, share }: Chosen): boolean =>
  share >= (tender.has(id) ? thresholds.sureTender : thresholds.sure);

const scored = (text: string): Float64Array => {
  const model = modelFor('prayers');
  const signs = signScores(text);
  return scoresOf(model, text).map(
    (score, at) =>
      score + weights.signs * Math.min(weights.mostSigns, signs.get(model.choices[at]!) ?? 0),
  );
};

const sharesByWords = (message: string): Float64Array => {
  const [first = message] = sentencesIn(message);
  const whole = scored(message);
  const begins = first === message ? whole : scored(first);
  return sharesOf(whole.map((score, at) => weights.whole * score + weights.first * begins[at]!));
};

const ranked = (choices: readonly string[], shares: Float64Array): Chosen[] =>
  choices
    .map((id, at): Chosen => ({ id, share: shares[at] ?? 0 }))
    .toSorted((one, other) => other.share - one.share);

/**
 * What a message is about, the likeliest first: by its words, and by its meaning where that was understood.
 * @param meaning what the sentence model understood of the whole message
 */
export const chooseTopics = (message: string, meaning?: Float32Array): Chosen[] => {
  const { choices } = modelFor('prayers');
  const byWords = sharesByWords(message);
  const byMeaning = meaning && sharesByMeaning(meaningModel(), meaning);
  const shares = byMeaning
    ? sharesOf(
        byWords.map(
          (share, at) =>
            (1 - weights.meaning) * Math.log(share + weights.least) +
            weights.meaning * Math.log(byMeaning[at]! + weights.least),
        ),
      )
    : byWords;
  return ranked(choices, shares);
};

/** What a message is about by its meaning alone, the likeliest first; nothing where it was not understood. */
export const chooseByMeaning = (meaning: Float32Array | undefined): Chosen[] =>
  meaning ? ranked(meaningModel().choices, sharesByMeaning(meaningModel(), meaning)) : [];

/** The topic of an id; undefined for kinds of messages that are no topic. */
export const topicOf = (id: string): Topic | undefined => topics.find((topic) => topic.id === id);

/** What the chat was about before, from the person's own words, latest first; only what was sure. */
export const topicsBefore = (history: readonly Turn[]): Topic[] => {
  const found: Topic[] = [];
  for (const turn of history.toReversed()) {
    if (turn.role !== 'user' || asksForMore(turn.content)) continue;
    const [best] = chooseTopics(turn.content);
    const topic =
      best && isSureOf(best) && mayClaim(best.id, turn.content) ? topicOf(best.id) : undefined;
    if (topic && !found.includes(topic)) found.push(topic);
  }
  return found;
};
