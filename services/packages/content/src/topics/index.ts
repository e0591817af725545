export { topics } from './all-topics.ts';
export { chunksOf } from './chunks.ts';
export { composePrayer } from './compose-prayer.ts';
export type { ComposedPrayer } from './types.ts';
export { matchTopics, type TopicMatch } from './match-topics.ts';
export type { PrayerRequest } from './read-request.ts';
export type { Area, Topic, Turn } from './types.ts';
