import { general } from './areas/general.ts';
import { isSureOf, type Chosen } from './choose-topics.ts';
import type { Cue } from './cues/cue.ts';
import type { Mood } from './moods.ts';
import type { Topic } from './types.ts';
import { vague } from './vague.ts';

/** From here on the trained choice is believed against a cue that says otherwise. */
const SURER_THAN_CUES = 0.85;

/** Which topic a message is about: what a cue leaves no doubt about, what both say, then the surer of them. */
export const topicFor = (chosen: readonly Chosen[], cues: readonly Cue[]): string | undefined => {
  const certain = cues.find((one) => one.certain && one.topic)?.topic;
  if (certain) return certain;
  const [best = { id: 'general', share: 0 }] = chosen;
  const named = cues.flatMap(({ topic }) => (topic === undefined ? [] : [topic]));
  if (
    named.includes(best.id) ||
    (isSureOf(best) && (named.length === 0 || best.share >= SURER_THAN_CUES))
  )
    return best.id;
  const shareOf = (id: string): number => chosen.find((one) => one.id === id)?.share ?? 0;
  return named.toSorted((one, other) => shareOf(other) - shareOf(one))[0];
};

/** Words for a matter that no topic fits: those of what it sounds like, or such as fit anything. */
export const unnamed = (mood: Mood | undefined, isEmpty: boolean): Topic => ({
  ...general,
  heard: [...(mood?.heard ?? (isEmpty ? vague.nothing : vague.heard))],
  prayers: [...(mood?.prayers ?? vague.prayers)],
  questions: [...(mood?.questions ?? vague.questions)],
  verses: [...(mood?.verses ?? general.verses)],
  nextStep: isEmpty ? general.nextStep : '',
});
