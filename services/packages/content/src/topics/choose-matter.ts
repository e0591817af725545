import { general } from './areas/general.ts';
import { isSureOf, type Chosen } from './choose-topics.ts';
import type { Cue } from './cues/cue.ts';
import type { Mood } from './moods.ts';
import type { Topic } from './types.ts';
import { vague } from './vague.ts';

/** From here on the trained choice is believed against a cue that says otherwise. */
const SURER_THAN_CUES = 0.6;
/** A cue of a topic that the choice has all but ruled out means something else here. */
const LEAST_LIKELY = 0.02;
/** What a cue or a situation says is believed where the choice says it, too, at least so much. */
const THOUGHT_OF_TOO = 0.25;

const shareIn = (chosen: readonly Chosen[], id: string): number =>
  chosen.find((one) => one.id === id)?.share ?? 0;

/** The cues whose topic is not out of the question; those of none belong anywhere. */
export const likelyCues = (cues: readonly Cue[], chosen: readonly Chosen[]): Cue[] =>
  cues.filter(({ topic }) => topic === undefined || shareIn(chosen, topic) >= LEAST_LIKELY);

/**
 * Which topic a message is about: what a cue leaves no doubt about, what both say, then the surer of them.
 * @param told the topic of a situation that is plainly told
 */
export const topicFor = (
  chosen: readonly Chosen[],
  cues: readonly Cue[],
  told: string | undefined,
): string | undefined => {
  const [best = { id: 'general', share: 0 }] = chosen;
  const certain = cues.find((one) => one.certain && one.topic)?.topic;
  if (certain && best.share < SURER_THAN_CUES) return certain;
  const named = cues.flatMap(({ topic }) => (topic === undefined ? [] : [topic]));
  if (
    named.includes(best.id) ||
    (isSureOf(best) && (named.length === 0 || best.share >= SURER_THAN_CUES))
  )
    return best.id;
  const likely = (id: string): boolean => shareIn(chosen, id) >= THOUGHT_OF_TOO;
  if (told && likely(told)) return told;
  return named
    .filter(likely)
    .toSorted((one, other) => shareIn(chosen, other) - shareIn(chosen, one))[0];
};

/** Words for a matter that no topic fits: those of what it sounds like, or such as fit anything. */
export const unnamed = (mood: Mood | undefined, isEmpty: boolean): Topic => ({
  ...general,
  heard: [...(mood?.heard ?? (isEmpty ? vague.nothing : vague.heard))],
  prayers: [...(mood?.prayers ?? (isEmpty ? vague.prayersOfNothing : vague.prayers))],
  questions: [...(mood?.questions ?? (isEmpty ? vague.questionsOfNothing : vague.questions))],
  verses: [...(mood?.verses ?? general.verses)],
  nextStep: isEmpty ? general.nextStep : '',
});
