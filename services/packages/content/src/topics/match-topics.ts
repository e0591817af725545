import { topics } from './all-topics.ts';
import { readSigns, stands } from './read-signs.ts';
import { readSentences, stemOf, type Sentence } from '../words/read-words.ts';
import type { Topic } from './types.ts';

/** A topic and how clearly a message speaks of it. */
export interface TopicMatch {
  topic: Topic;
  score: number;
}

const signs = new Map(topics.map((topic) => [topic.id, readSigns(topic)]));

const turned = new Map(
  topics.map((topic) => [topic.id, (topic.unless ?? []).map((word) => stemOf(word))]),
);

/** How much the clearest sign adds, the next, and so on. */
const ADDS = [1, 0.6, 0.4, 0.3];
const LAST_ADD = 0.15;
/** What a sign counts whose words stand in different sentences. */
const APART = 0.6;

const scoreOf = (topic: Topic, all: Sentence[]): number => {
  const against = turned.get(topic.id) ?? [];
  const sentences = all.filter(({ stems }) => !against.some((stem) => stems.has(stem)));
  const whole = { plain: '', stems: new Set(sentences.flatMap(({ stems }) => [...stems])) };
  const weights: number[] = [];
  for (const sign of signs.get(topic.id) ?? []) {
    const count = sentences.filter((sentence) => stands(sign, sentence)).length;
    // Said again it counts a little more, so that a long story does not drown the one clear sentence in it.
    if (count > 0) weights.push(sign.weight * (1 + Math.min(count - 1, 3) * 0.25));
    else if (stands(sign, whole)) weights.push(sign.weight * APART);
  }
  // Signs that say the same thing in other words must not add up to a certainty that is not there.
  return weights
    .sort((one, other) => other - one)
    .reduce((sum, weight, at) => sum + weight * (ADDS[at] ?? LAST_ADD), 0);
};

const ranked = (message: string): TopicMatch[] => {
  const sentences = readSentences(message);
  return topics
    .map((topic) => ({ topic, score: scoreOf(topic, sentences) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
};

/** A feeling comes after what it is about, and what merely surrounds a matter ("my kids") after the matter. */
const BEHIND: Record<string, number> = {
  anxiety: 0.7,
  sadness: 0.75,
  guilt: 0.7,
  burnout: 0.7,
  loneliness: 0.75,
  parenting: 0.55,
  church: 0.7,
  friendship: 0.6,
  housing: 0.8,
  'new-baby': 0.7,
  waiting: 0.6,
  marriage: 0.9,
  direction: 0.9,
};

const matterFirst = (matches: TopicMatch[]): TopicMatch[] => {
  const told = matches.some(({ topic, score }) => score >= 4 && !(topic.id in BEHIND));
  if (!told) return matches;
  return matches
    .map(({ topic, score }) => ({ topic, score: score * (BEHIND[topic.id] ?? 1) }))
    .sort((one, other) => other.score - one.score);
};

const ASKS =
  /\b(?:pray(?:er|ers)? for|please|need|help|ask(?:ing)?|but|worried|afraid|lost|died|burned|divorce|still|hurt)\b/i;

/** How near to the clearest topic joy must come to lead. */
const NEARLY = 0.5;

/** Good news is thanked for, whatever it is about. */
const joyFirst = (message: string, matches: TopicMatch[]): TopicMatch[] => {
  const joy = matches.find(({ topic, score }) => topic.id === 'thanksgiving' && score >= 4);
  const clearest = matches[0]?.score ?? 0;
  if (!joy || ASKS.test(message) || joy.score < clearest * NEARLY) return matches;
  return [joy, ...matches.filter((match) => match !== joy)];
};

/** How clearly the signs of each topic stand in a message; topics without any are missing. */
export const signScores = (message: string): ReadonlyMap<string, number> =>
  new Map(
    joyFirst(message, matterFirst(ranked(message))).map(({ topic, score }) => [topic.id, score]),
  );
