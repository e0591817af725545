import { meaningModel, sharesByMeaning } from '../choice/meaning-model.ts';
import { modelFor, scoresOf, sharesOf } from '../choice/model.ts';
import { topics } from './all-topics.ts';
import { asksForMore } from './message-kind.ts';
import { signScores } from './match-topics.ts';
import { tenderTopics } from './tender-topics.ts';
import { sentencesIn } from '../words/sentences.ts';
import type { Area, Topic, Turn } from './types.ts';

/** A topic, or another kind of message ("off-topic"), and how sure it is: a share of one. */
export interface Chosen {
  id: string;
  share: number;
}

/** How much the whole counts, its first sentence, and the hand-written signs of a topic. Found on authors set aside. */
const WHOLE = 0.8;
const FIRST = 0.4;
const SIGNS = 0.2;
const MOST_SIGNS = 10;
/** How much the meaning of the whole counts beside its words. Found on authors set aside. */
const MEANING = 0.38;
/** So little is left to a choice that the words or the meaning speak against. */
const LEAST = 0.0001;
/** From here on a topic is right nine times in ten; below it the guide does not guess. */
export const SURE = 0.4;
/** Tender topics have to be surer; so does a curse, as it is refused. */
const TENDER: ReadonlySet<string> = new Set([...tenderTopics, 'curse']);
const SURE_TENDER = 0.5;

/** Whether a topic is taken for what was meant. */
export const isSureOf = ({ id, share }: Chosen): boolean =>
  share >= (TENDER.has(id) ? SURE_TENDER : SURE);

const scored = (text: string): Float64Array => {
  const model = modelFor('prayers');
  const signs = signScores(text);
  return scoresOf(model, text).map(
    (score, at) => score + SIGNS * Math.min(MOST_SIGNS, signs.get(model.choices[at]!) ?? 0),
  );
};

const sharesByWords = (message: string): Float64Array => {
  const [first = message] = sentencesIn(message);
  const whole = scored(message);
  const begins = first === message ? whole : scored(first);
  return sharesOf(whole.map((score, at) => WHOLE * score + FIRST * begins[at]!));
};

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
            (1 - MEANING) * Math.log(share + LEAST) + MEANING * Math.log(byMeaning[at]! + LEAST),
        ),
      )
    : byWords;
  return choices
    .map((id, at) => ({ id, share: shares[at]! }))
    .sort((one, other) => other.share - one.share);
};

/** The topic of an id; undefined for kinds of messages that are no topic. */
export const topicOf = (id: string): Topic | undefined => topics.find((topic) => topic.id === id);

/** From here on the area is plain, though the topic is not. */
const SURE_AREA = 0.62;

/** The area that a message is plainly about, all its topics taken together; undefined when none is. */
export const areaOf = (chosen: readonly Chosen[]): Area | undefined => {
  const shares = new Map<Area, number>();
  for (const { id, share } of chosen) {
    const area = topicOf(id)?.area;
    if (area) shares.set(area, (shares.get(area) ?? 0) + share);
  }
  const [best] = [...shares].sort((one, other) => other[1] - one[1]);
  return best && best[1] >= SURE_AREA ? best[0] : undefined;
};

/** What the chat was about before, from the person's own words, latest first; only what was sure. */
export const topicsBefore = (history: readonly Turn[]): Topic[] => {
  const found: Topic[] = [];
  for (const turn of history.toReversed()) {
    if (turn.role !== 'user' || asksForMore(turn.content)) continue;
    const [best] = chooseTopics(turn.content);
    const topic = best && isSureOf(best) ? topicOf(best.id) : undefined;
    if (topic && !found.includes(topic)) found.push(topic);
  }
  return found;
};
