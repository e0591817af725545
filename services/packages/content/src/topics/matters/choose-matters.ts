import { tenderTopics } from '../tender-topics.ts';
import type { Topic } from '../types.ts';
import { isMeant, type Signs } from '../gate.ts';
import { mattersIn } from './all-matters.ts';
import type { ToldMatter } from './matter.ts';

/** From here on a topic is believed against a matter in much the same words. */
const SURER_THAN_MATTERS = 0.9;
/** So short a message has one matter. */
const LEAST_WORDS = 14;

/** What a message says about its topic, as far as it is known. */
export interface Known {
  topic: Topic | undefined;
  /** How sure the topic is, a share of one. */
  share: number;
  isJoyful: boolean;
  signs: Signs;
}

/** The matters of a message, and whether the first of them leads it in place of the topic. */
export interface ChosenMatters {
  matters: ToldMatter[];
  leads: boolean;
}

const tender: ReadonlySet<string> = new Set(tenderTopics);

/**
 * Which matters have a place: where no topic is known all that are told; else one that the topic is easily mistaken for,
 * in its place, or those beside it of which the topic says nothing.
 */
export const chooseMatters = (
  message: string,
  { topic, share, isJoyful, signs }: Known,
): ChosenMatters => {
  const found = mattersIn(message).filter((one) => isMeant(one, signs));
  if (!topic) {
    const fitting = isJoyful ? found.filter(({ isGlad }) => isGlad) : found;
    return { matters: fitting, leads: fitting.length > 0 };
  }
  const instead = found.find(({ over }) => over.has(topic.id));
  if (instead && share < SURER_THAN_MATTERS)
    return { matters: [instead, ...found.filter((one) => one !== instead)], leads: true };
  const isOwn = tender.has(topic.id) || message.split(/\s+/).length < LEAST_WORDS;
  const beside = found.filter(
    ({ covered, over, isGlad }) => !isGlad && !covered.has(topic.id) && !over.has(topic.id),
  );
  return { matters: isOwn ? [] : beside, leads: false };
};
