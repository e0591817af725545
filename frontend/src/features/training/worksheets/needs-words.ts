import type { humanNeeds } from '@kbf/contracts';

export type Need = (typeof humanNeeds)[number];

/** The meaning of each need, and how it shows in a working day. */
export const needsWords: Record<Need, { short: string; wants: string; work: string }> = {
  'Certainty/Security': {
    short: 'Certainty',
    wants: 'To know what comes, and that it will hold.',
    work: 'You plan well and pay on time; you may stay too long where it is safe.',
  },
  'Variety/Uncertainty': {
    short: 'Variety',
    wants: 'Something new, a change, a surprise.',
    work: 'You begin easily and bring life into a room; you may leave before it bears fruit.',
  },
  'Significance/Importance': {
    short: 'Significance',
    wants: 'To matter, to be needed, to be seen.',
    work: 'You carry what others put down; praise and blame may weigh more than they should.',
  },
  'Love/Connection': {
    short: 'Love',
    wants: 'To belong, and to be close to somebody.',
    work: 'People stay because of you; a hard no may cost you a night’s sleep.',
  },
  Growth: {
    short: 'Growth',
    wants: 'To learn, to become more than yesterday.',
    work: 'You ask for the difficult task; you may forget to rest in what is already good.',
  },
  Contribution: {
    short: 'Contribution',
    wants: 'To give something that outlasts you.',
    work: 'You see who has less; you may give away what your own house needs.',
  },
};
