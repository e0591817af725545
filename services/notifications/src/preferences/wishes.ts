import { mutedTopic } from '@kbf/contracts';
import type { Preferences } from './preferences.ts';

/** Topics that a member turns on, and the preference that does it. */
const wishes = {
  comments: 'commentOnOwnPrayer',
  matches: 'needMatches',
} as const satisfies Record<string, keyof Preferences>;

/** Topics of repeated notices that a person asked for. */
type AskedTopic = keyof typeof wishes;
/** Topics of repeated notices that come until a person stops them. */
type MutedTopic = Preferences['muted'][number];
/** Topics that a person can turn off. */
export type Topic = AskedTopic | MutedTopic;
/** Topics of notices to members. Not all can be turned off. */
export type NoticeTopic = Preferences['notByPush'][number] | BrowserTopic;

/** Topics that come to browsers or not at all. */
const browserTopics = ['prayed', 'chats'] as const satisfies MutedTopic[];
type BrowserTopic = (typeof browserTopics)[number];
export const isForBrowsers = (topic: NoticeTopic): topic is BrowserTopic =>
  browserTopics.some((one) => one === topic);

export const topics = ['comments', 'matches', ...mutedTopic.options] as const satisfies Topic[];

export const isAsked = (topic: string): topic is AskedTopic => Object.hasOwn(wishes, topic);
const isMutedTopic = (topic: string): topic is MutedTopic =>
  mutedTopic.options.some((one) => one === topic);
export const canBeStopped = (topic: NoticeTopic): topic is NoticeTopic & Topic =>
  isAsked(topic) || isMutedTopic(topic);

/** Topics that never go by text, because they are not worth its price. */
const free: ReadonlySet<NoticeTopic> = new Set(['gatherings', 'circles', ...browserTopics]);
export const isFree = (topic: NoticeTopic): boolean => free.has(topic);

/** Whether the person gets notices of this topic. */
export const isOn = (preferences: Preferences, topic: NoticeTopic | Topic): boolean =>
  isAsked(topic)
    ? preferences[wishes[topic]]
    : !(isMutedTopic(topic) && preferences.muted.includes(topic));

/** The preferences with a topic turned off. */
export const turnOff = (preferences: Preferences, topic: Topic): Preferences =>
  isMutedTopic(topic)
    ? { ...preferences, muted: [...new Set([...preferences.muted, topic])] }
    : { ...preferences, [wishes[topic]]: false };
