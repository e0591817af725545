import { fitsStep } from './fits.ts';
import { CHILD_WRITES } from './needs/roles.ts';
import type { Reading } from './read-request.ts';

/** What a child can do; it decides itself whom to trust. */
const OF_A_CHILD =
  'Choose one grown-up yourself, an aunt, a coach, a teacher, and show what was written or tell what was said. Say first what you are afraid could happen if they act; a good one plans it with you.';

/** Topic → another step where the usual one was taken, or cannot be. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'aging-parents':
    'Ask for one fixed hour a week from outside the family, a neighbor, the church, a home help, and use it to sleep or to sit in the sun.',
  neighbors:
    'Write down the nights for a week, with times and nothing else, and take the page to the landlord or the council; until then earplugs are no defeat.',
  'for-a-pastor':
    'Bring something that asks for no answer, a soup, a joke, an hour in the garden, and for that hour be family and nothing else.',
  anger:
    'In a quiet minute ask the one you frightened, “What was it like for you?”, and only listen. Then say in one sentence what you will do the next time it rises.',
  prison:
    'Write down in five plain sentences what is ready on the outside, a bed, work, people, and send it in, or bring it along.',
  exam: 'Do the hardest part once tomorrow at a slow pace, with somebody beside you and the clock turned to the wall. Then stop, and eat something warm.',
  bullying: OF_A_CHILD,
};

/** One thing that can be done; empty where none fits or none was wished for. */
export const nextStepOf = (reading: Reading): string => {
  const { main, form, message } = reading;
  if (form.withoutAdvice) return '';
  if (main.id === 'bullying' && CHILD_WRITES.test(message)) return OF_A_CHILD;
  if (fitsStep(main.nextStep, reading)) return main.nextStep;
  const other = OTHERWISE[main.id] ?? '';
  return main.id !== 'bullying' && fitsStep(other, reading) ? other : '';
};
