import type { Cue } from './cues/cue.ts';
import { fittingVerses, grounded, isGrounded } from './needs/is-grounded.ts';
import type { FoundSituation } from './situations/find-situations.ts';
import type { Topic } from './types.ts';
import { vague } from './vague.ts';
import { general } from './areas/general.ts';

/** A list, or another in its place when nothing is left of it. */
const or = (left: readonly string[], other: readonly string[]): string[] => [
  ...(left.length > 0 ? left : other),
];

/** A topic with those of its words that take nothing for granted which the message does not show. */
export const groundTopic = (topic: Topic, message: string): Topic => ({
  ...topic,
  heard: or(grounded(topic.heard, message), vague.heard),
  prayers: or(grounded(topic.prayers, message), vague.prayers),
  questions: or(grounded(topic.questions, message), vague.questions),
  verses: or(fittingVerses(topic.verses, message), general.verses),
  nextStep: isGrounded(topic.nextStep, message) ? topic.nextStep : '',
});

/** The situations whose words fit the message, each with those that do. */
export const groundSituations = (
  found: readonly FoundSituation[],
  message: string,
): FoundSituation[] =>
  found.flatMap((one) => {
    const { heard, asks, ...situation } = one.situation;
    const lines = grounded(situation.lines, message);
    if (lines.length === 0) return [];
    return [
      {
        ...one,
        situation: {
          ...situation,
          lines,
          ...(heard && isGrounded(heard, message) ? { heard } : {}),
          ...(asks && isGrounded(asks, message) ? { asks } : {}),
        },
      },
    ];
  });

/** The cues whose words fit the message. */
export const groundCues = (cues: readonly Cue[], message: string): Cue[] =>
  cues.flatMap((one) => {
    const lines = grounded(one.lines, message);
    if (lines.length === 0) return [];
    const { heard, ...rest } = one;
    const fitting = heard && grounded(heard, message);
    return [{ ...rest, lines, ...(fitting && fitting.length > 0 ? { heard: fitting } : {}) }];
  });
