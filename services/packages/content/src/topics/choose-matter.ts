import { general } from './areas/general.ts';
import type { Mood } from './moods.ts';
import type { Topic } from './types.ts';
import { vague } from './vague.ts';

/** Words for a matter that no topic fits: those of what it sounds like, or such as fit anything. */
export const unnamed = (mood: Mood | undefined, isEmpty: boolean): Topic => ({
  ...general,
  heard: [...(mood?.heard ?? (isEmpty ? vague.nothing : vague.heard))],
  prayers: [...(mood?.prayers ?? (isEmpty ? vague.prayersOfNothing : vague.prayers))],
  forAnother: {
    heard: [...(mood?.heard ?? vague.heardForOthers)],
    prayers: [...(mood?.prayers ?? vague.prayersForOthers)],
    questions: [...(mood?.questions ?? [])],
    nextStep: '',
  },
  questions: [...(mood?.questions ?? (isEmpty ? vague.questionsOfNothing : vague.questions))],
  verses: [...(mood?.verses ?? general.verses)],
  nextStep: isEmpty ? general.nextStep : '',
});
