import { general } from './areas/general.ts';
import type { Chosen } from './choose-topics.ts';
import type { Signs } from './gate.ts';
import type { Topic } from './types.ts';

/** What topics have in common that are easily taken for each other: it may be said where none of them is sure. */
interface Kindred {
  topics: ReadonlySet<string>;
  heard: readonly string[];
  prayers: readonly string[];
  verses: readonly string[];
}

const families: readonly Kindred[] = [
  {
    topics: new Set([
      'illness',
      'cancer',
      'surgery',
      'chronic-pain',
      'sick-child',
      'aging-parents',
      'growing-old',
    ]),
    heard: [
      'When a body is not well, everybody around it holds their breath a little. Thank you for telling us.',
      'Thank you for saying it plainly. Let us ask for help, for body and soul.',
    ],
    prayers: [
      'You made this body and know every part of it. Put your hand where it hurts, and bring healing.',
      'Give skill and patience to those who treat, good nights, and strength that is enough for each day.',
      'Take the fear out of the waiting, and let nobody be alone in it.',
    ],
    verses: ['Psalm 73:26', 'Isaiah 41:10', 'Psalm 46:1', 'Jeremiah 17:14'],
  },
  {
    topics: new Set([
      'business-struggle',
      'lost-customer',
      'growth',
      'provision',
      'debt',
      'payroll',
      'late-payment',
      'new-business',
      'launch',
      'pricing',
      'housing',
    ]),
    heard: [
      'Behind such figures there are people and nights. It is good that you bring it here.',
      'Work and bread belong in a prayer as much as anything else. Let us ask for both.',
    ],
    prayers: [
      'You know the figures and the dates. Give what is needed, in time and by an honest road.',
      'Give a clear head for the next step, and people to deal with whose word holds.',
      'Let no sum decide what anybody is worth, and let there be bread on the table and sleep at night.',
    ],
    verses: ['Matthew 6:31-32', 'Psalm 34:10', 'Philippians 4:19', 'Psalm 90:17'],
  },
  {
    topics: new Set(['job-loss', 'job-search', 'interview', 'new-job', 'promotion']),
    heard: [
      'So much hangs on work: bread, and the feeling of being needed. Let us pray about it.',
      'Thank you for telling us. A place to work is a good thing to ask God for.',
    ],
    prayers: [
      'You know what hangs on this work. Open the right door, and give a steady heart on the way to it.',
      'Provide for this month, and let nobody be measured by a post or a pay slip.',
    ],
    verses: ['Psalm 37:5', 'Psalm 90:17', 'Matthew 6:31-32', 'Isaiah 41:10'],
  },
  {
    topics: new Set([
      'marriage',
      'family-conflict',
      'friendship',
      'prodigal',
      'parenting',
      'separation',
      'neighbors',
      'work-conflict',
      'business-partner',
      'family-business',
    ]),
    heard: [
      'Where people belong together, it hurts most when something stands between them. Let us bring it to God.',
      'Thank you for telling us. No one can turn another’s heart, but one can pray for it.',
    ],
    prayers: [
      'Bring truth and kindness into the same room, and let somebody take the first step.',
      'Give patience for the long way, and ears for what is not said.',
      'Heal what has been hurt on each side, and let no word be spoken that cannot be taken back.',
    ],
    verses: ['Romans 12:18', 'Colossians 3:14', 'Ephesians 4:2-3', 'Psalm 46:1'],
  },
  {
    topics: new Set(['anxiety', 'sadness', 'burnout', 'sleep', 'loneliness']),
    heard: [
      'Thank you for saying how it is. It takes strength to say that one has little.',
      'A heart can be tired like a body. It is good that this was written down.',
    ],
    prayers: [
      'Be near to a tired heart. Give rest that is really rest, and one person who simply stays.',
      'Let the day be small enough to be carried, and the night be quiet.',
    ],
    verses: ['Matthew 11:28', 'Psalm 34:18', 'Psalm 46:1', 'Isaiah 41:10'],
  },
];

/** So much must speak for one family of topics, and so many times as much as for the next. */
const LEAST = 0.4;
const CLEARLY = 2;

const shareOf = (chosen: readonly Chosen[], { topics }: Kindred): number =>
  chosen.reduce((sum, { id, share }) => sum + (topics.has(id) ? share : 0), 0);

/** Words for a message of which only the family of topics is sure; undefined where not even that is. */
export const kindredTopic = ({ chosen }: Signs): Topic | undefined => {
  const [best, next] = families
    .map((family) => ({ family, share: shareOf(chosen, family) }))
    .toSorted((one, other) => other.share - one.share);
  if (!best || best.share < LEAST || best.share < CLEARLY * (next?.share ?? 0)) return undefined;
  const { heard, prayers, verses } = best.family;
  return {
    ...general,
    heard: [...heard],
    prayers: [...prayers],
    verses: [...verses],
    questions: [],
    nextStep: '',
  };
};

/** All verses that may stand beside a message whose topic is not sure. */
export const kindredVerses: readonly string[] = families.flatMap(({ verses }) => verses);
