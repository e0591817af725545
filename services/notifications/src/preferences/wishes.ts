import { mutedTopic } from '@kbf/contracts';
import type { Preferences } from './preferences.ts';

/** Topics that a member turns on, and the preference that does it. */
export const wishes = {
  comments: 'commentOnOwnPrayer',
  matches: 'needMatches',
} as const satisfies Record<string, keyof Preferences>;

/** Topics of repeated notices that a person asked for. */
export type AskedTopic = keyof typeof wishes;
/** Topics of repeated notices that come until a person stops them. */
export type MutedTopic = Preferences['muted'][number];
export type Topic = AskedTopic | MutedTopic;

export const topics = ['comments', 'matches', ...mutedTopic.options] as const satisfies Topic[];

const isMutedTopic = (topic: Topic): topic is MutedTopic =>
  mutedTopic.options.some((one) => one === topic);

/** The preferences with a topic turned off. */
export const turnOff = (preferences: Preferences, topic: Topic): Preferences =>
  isMutedTopic(topic)
    ? { ...preferences, muted: [...new Set([...preferences.muted, topic])] }
    : { ...preferences, [wishes[topic]]: false };
