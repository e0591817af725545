import { topics } from './all-topics.ts';
import { readSentences, stemOf, type Sentence } from './read-words.ts';
import type { Topic, Turn } from './types.ts';

/** A topic and how clearly a message speaks of it. */
export interface TopicMatch {
  topic: Topic;
  score: number;
}

/** A sign in the form it is looked for. */
interface Sign {
  phrase?: string;
  /** One of each must stand in the sentence. */
  groups: string[][];
  weight: number;
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[’'`]/g, '');

const readSign = (written: string, weight: number): Sign => {
  if (written.includes(' + ')) {
    const groups = written
      .split(' + ')
      .flatMap((part) => bare(part).split(' '))
      .map((part) => part.split('|').map(stemOf));
    return { groups, weight };
  }
  if (/[\s-]/.test(written)) return { phrase: ` ${bare(written)} `, groups: [], weight };
  return { groups: [bare(written).split('|').map(stemOf)], weight };
};

/** Signs that are one word by its stem ("customer", "customers") count once, with the greater weight. */
const readSigns = (topic: Topic): Sign[] => {
  const byForm = new Map<string, Sign>();
  for (const [written, weight] of Object.entries(topic.signs)) {
    const sign = readSign(written, weight);
    const form = sign.phrase ?? sign.groups.map((group) => group.join('|')).join('+');
    if ((byForm.get(form)?.weight ?? 0) < weight) byForm.set(form, sign);
  }
  return [...byForm.values()];
};

const signs = new Map(topics.map((topic) => [topic.id, readSigns(topic)]));

const stands = (sign: Sign, sentence: Sentence): boolean =>
  sign.phrase
    ? sentence.plain.includes(sign.phrase)
    : sign.groups.every((group) => group.some((stem) => sentence.stems.has(stem)));

const turned = new Map(
  topics.map((topic) => [topic.id, (topic.unless ?? []).map((word) => stemOf(word))]),
);

const scoreOf = (topic: Topic, all: Sentence[]): number => {
  const against = turned.get(topic.id) ?? [];
  const sentences = all.filter(({ stems }) => !against.some((stem) => stems.has(stem)));
  let score = 0;
  for (const sign of signs.get(topic.id) ?? []) {
    const count = sentences.filter((sentence) => stands(sign, sentence)).length;
    // Said again it counts a little more, so that a long story does not drown the one clear sentence in it.
    if (count > 0) score += sign.weight * (1 + Math.min(count - 1, 3) * 0.25);
  }
  return score;
};

const ranked = (message: string): TopicMatch[] => {
  const sentences = readSentences(message);
  return topics
    .map((topic) => ({ topic, score: scoreOf(topic, sentences) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
};

/** Topics that are a feeling: what the feeling is about comes first, when it is told. */
const FEELINGS = new Set(['anxiety', 'sadness', 'guilt', 'anger', 'burnout', 'loneliness']);
const BEHIND = 0.7;

const matterFirst = (matches: TopicMatch[]): TopicMatch[] => {
  const told = matches.some(({ topic, score }) => score >= 4 && !FEELINGS.has(topic.id));
  if (!told) return matches;
  return matches
    .map(({ topic, score }) => ({ topic, score: FEELINGS.has(topic.id) ? score * BEHIND : score }))
    .sort((one, other) => other.score - one.score);
};

/** Under this a match is only a hint. */
const CLEAR = 3;

const ASKS = /\b(?:pray(?:er|ers)? for|please|need|help|ask(?:ing)?|but|worried|afraid)\b/i;

/** Good news is thanked for, whatever it is about. */
const joyFirst = (message: string, matches: TopicMatch[]): TopicMatch[] => {
  const joy = matches.find(({ topic, score }) => topic.id === 'thanksgiving' && score >= 4);
  return joy && !ASKS.test(message) ? [joy, ...matches.filter((match) => match !== joy)] : matches;
};

/** Topics of a message, clearest first; hints only when nothing is clear. */
export const matchTopics = (message: string): TopicMatch[] => {
  const all = joyFirst(message, matterFirst(ranked(message)));
  const clear = all.filter(({ score }) => score >= CLEAR);
  return clear.length > 0 ? clear : all.filter(({ score }) => score >= 2).slice(0, 1);
};

/** What the chat was about before, from the person's own words, latest first. */
export const topicsBefore = (history: readonly Turn[]): Topic[] => {
  const found: Topic[] = [];
  for (const turn of history.toReversed()) {
    if (turn.role !== 'user') continue;
    for (const { topic } of matchTopics(turn.content).slice(0, 2)) {
      if (!found.includes(topic)) found.push(topic);
    }
  }
  return found;
};
