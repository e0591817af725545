import { trainingModules } from '@kbf/site-texts/training-modules';
import type { Gathering, TrainingProgress } from '@kbf/contracts';
import { paths } from '../../lib/paths.ts';

/** One action and its link. `isAway` when it leads to another site. */
export type NextStep = { title: string; text: string; href: string; isAway?: true };

/** This long before it begins, the gathering comes first. Milliseconds. */
const soonMs = 30 * 60_000;

/** A member's next step: the gathering when it is on or near, else the training, else a prayer. */
export function nextStep(
  gathering: Gathering | undefined,
  progress: TrainingProgress | undefined,
  now: number,
): NextStep {
  const next = gathering?.weekly.next;
  if (gathering?.meetingUrl && next && Date.parse(next.startsAt) - now <= soonMs) {
    const isOn = Date.parse(next.startsAt) <= now;
    return {
      title: isOn ? 'The gathering is happening now' : 'The gathering starts soon',
      text: 'Come in. Someone is there to greet you.',
      href: gathering.meetingUrl,
      isAway: true,
    };
  }
  if (!progress)
    return {
      title: 'Share a prayer',
      text: 'Write what is on your heart and receive a prayer for it.',
      href: paths.prayer.href(),
    };
  const open = trainingModules.find(({ number }) => !progress.completedModules.includes(number));
  if (!open)
    return {
      title: 'Put your plan to work',
      text: 'All six modules are done. Print your plan and keep it in sight.',
      href: paths.trainingPlan.href(),
    };
  return {
    title: `${progress.completedModules.length > 0 ? 'Continue with' : 'Start with'} ${open.title}`,
    text: open.aim,
    href: paths.dashboard.href({ module: open.number }),
  };
}
