export { topics } from './all-topics.ts';
export { chunksOf } from './chunks.ts';
export { composePrayer } from './compose-prayer.ts';
export type { ComposedPrayer } from './types.ts';
export { chooseTopics, type Chosen } from './choose-topics.ts';
export { thresholds } from './thresholds.ts';
export type { PrayerRequest } from './read-request.ts';
export type { Area, Topic, Turn } from './types.ts';
