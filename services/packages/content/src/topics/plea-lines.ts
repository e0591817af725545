import { askedPersons } from './asked-persons.ts';
import { personLine } from './person-lines.ts';
import { pronounFor } from './persons.ts';
import type { Reading } from './read-request.ts';
import { hasWish } from './wishes/find-wishes.ts';

const OF_THE_HEART =
  /^(?:(?:Help|Give|Make|Let|Keep|Teach|Show) me\b|I ask (?:that|for) I\b(?! (?:can|could|find|get|win|sell|earn|pay)\b)|I ask that I[’']d\b)/;
const OF_OTHERS =
  /^(?:I ask that (?:he|she|they|my|our|his|her|their|\p{Lu}\p{Ll})|(?:Help|Give|Let|Keep|Make|Show) (?:him|her|them|my|our|his|\p{Lu}\p{Ll}))/u;
/** What needs no line besides: who is brought, what is thanked for, a blessing. */
const SAID =
  /^(?:I bring you|Thank you|Be with|Bless|I pray for|What I ask|Show me wh|Sit|Bring)\b/;

/** For a plea that no words were written for: what is asked of one’s own heart, for others, and for what happens. */
const LINES = {
  heart: [
    'Begin it in me at the place where I am stiffest, and let others notice it before I do.',
    'I cannot make it by trying harder. Plant it, and let it grow while I sleep.',
    'Let it start small: one answer, one hour, one door at which I do it differently.',
  ],
  others: [
    'I cannot do that for another. Go in where I have to stay at the door.',
    'Let it come in a shape that can be recognized, by way of somebody who is near at the right hour.',
    'You love longer than I know how to ask. Do this one thing, and let me see the first sign of it.',
  ],
  things: [
    'It is not mine to bring about. Open the way that can be opened, and let me see the first step of it in time.',
    'Do not pass this by, and until it comes let me not have to wait for it alone.',
  ],
} as const;

const kindOf = (plea: string): keyof typeof LINES => {
  if (OF_THE_HEART.test(plea)) return 'heart';
  return OF_OTHERS.test(plea) ? 'others' : 'things';
};

const LEAST_WORDS = 5;

/** A line for the first plea that has no words of its own; undefined where all have. */
export const pleaLine = ({ given, said, pick, main }: Reading): string | undefined => {
  if (main.id === 'curse') return undefined;
  // A plea that has words of ours speaks for those beside it; one of two or three words says nothing of its own.
  if (given.asked.some((plea) => hasWish(plea)) || askedPersons(given.asked).length > 0)
    return undefined;
  const open = given.asked.find(
    (plea) => !SAID.test(plea) && plea.split(/\s+/).length >= LEAST_WORDS,
  );
  return open === undefined ? undefined : pick.fresh(LINES[kindOf(open)], said);
};

/** All of them, for what they take for granted. */
export const linesOfPleas: readonly string[] = Object.values(LINES).flat();

/** Topics in which whoever is asked for may have done the harm. */
const MAY_HAVE_HARMED: ReadonlySet<string> = new Set([
  'abuse',
  'affair',
  'curse',
  'church-hurt',
  'forgiving',
]);
const MOST = 2;
const MANY = 3;

/** A line for each of those whom we are asked to pray for, by name; for many at once, one in which all are named. */
export const askedPersonLines = ({ given, main, message, said, pick }: Reading): string[] => {
  if (MAY_HAVE_HARMED.has(main.id)) return [];
  // Those who treat are prayed for by what is asked of them.
  const people = askedPersons(given.asked).filter((one) => !/^Dr\b/.test(one));
  if (people.length >= MANY)
    return [
      `Go to ${people.slice(0, -1).join(', ')} and ${people.at(-1)}, one by one, and give to each what that one needs and not what would do for all.`,
    ];
  // Two who are only named belong together, more often than not.
  if (people.length === MOST && people.every((one) => !/^(?:my|our) /.test(one)))
    return [
      `You know ${people.join(' and ')}. Be near to each of them in the way that each can feel, and let neither be forgotten over the other.`,
    ];
  const lines: string[] = [];
  for (const one of people.slice(0, MOST)) {
    const line = personLine(
      { named: [one], them: pronounFor([one]) },
      message,
      [said, ...lines].join(' '),
      pick,
    );
    if (line && !lines.includes(line)) lines.push(line);
  }
  return lines;
};
