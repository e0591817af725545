import type { humanNeeds } from '@kbf/contracts';

export type Need = (typeof humanNeeds)[number];

/** The meaning of each need, and how it shows in a working day. */
export const needsWords: Record<Need, { short: string; wants: string; work: string }> = {
  'Certainty/Security': {
    short: 'Certainty',
    wants: 'Knowing what is coming and that it will last.',
    work: 'You plan well and pay on time. You may stay too long where it is safe.',
  },
  'Variety/Uncertainty': {
    short: 'Variety',
    wants: 'Something new, a change, a surprise.',
    work: 'You start easily and bring life to a room. You may leave before it bears fruit.',
  },
  'Significance/Importance': {
    short: 'Significance',
    wants: 'Being needed, being seen, knowing you matter.',
    work: 'You pick up what others drop. Praise and blame may weigh more than they should.',
  },
  'Love/Connection': {
    short: 'Love',
    wants: 'Belonging, and being close to someone.',
    work: 'People stay because of you. Saying no may cost you a night’s sleep.',
  },
  Growth: {
    short: 'Growth',
    wants: 'Learning, and becoming more than you were yesterday.',
    work: 'You ask for the hard tasks. You may forget to rest in what is already good.',
  },
  Contribution: {
    short: 'Contribution',
    wants: 'Giving something that outlasts you.',
    work: 'You notice who has less. You may give away what your own home needs.',
  },
};
