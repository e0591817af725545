import { asPlea } from './as-plea.ts';
import { askedPersons } from './asked-persons.ts';
import { personLine } from './person-lines.ts';
import { personsIn, pronounFor } from './persons.ts';
import { fill } from './phrases.ts';
import type { Reading } from './read-request.ts';
import { hasWish } from './wishes/find-wishes.ts';
import { withoutMarks } from './without-marks.ts';
import { sentencesIn } from '../words/sentences.ts';

const OF_THE_HEART =
  /^(?:Help|Give|Make|Let|Keep|Teach) (?:me|us)\b(?! (?:find|get|win|sell|earn|pay)\b)/;

/** For a plea for one's own heart that no words were written for. */
const LINES = [
  'Begin it in me at the place where I am stiffest, and let others notice it before I do.',
  'I cannot make it by trying harder. Plant it, and let it grow while I sleep.',
  'Let it start small: one answer, one hour, one door at which I do it differently.',
] as const;

const LEAST_WORDS = 5;

/** A line for the first plea for one's own heart; undefined where words of ours pray for another. */
export const pleaLine = ({ given, said, pick, main }: Reading): string | undefined => {
  if (main.id === 'curse') return undefined;
  // A plea that has words of ours speaks for those beside it; one of two or three words says nothing of its own.
  if (given.asked.some((plea) => hasWish(plea)) || askedPersons(given.asked).length > 0)
    return undefined;
  const isOpen = given.asked
    .map(asPlea)
    .some((plea) => OF_THE_HEART.test(plea) && plea.split(/\s+/).length >= LEAST_WORDS);
  return isOpen ? pick.fresh(LINES, said) : undefined;
};

/** Topics in which whoever is asked for may have done the harm. */
const MAY_HAVE_HARMED: ReadonlySet<string> = new Set([
  'abuse',
  'affair',
  'curse',
  'church-hurt',
  'forgiving',
]);
const TOLD = [
  'And be with {people} in all of this.',
  'And give {people} in this what I cannot give.',
] as const;
const HARMED =
  /\b(?:hit|hits|beats?|abus\w*|cheat\w*|affair|afraid of|restraining|threat\w*|rap(?:ed|es))\b/i;

/** Whom one would want to be prayed for though nothing was asked: who has a name, and the nearest. */
const CLOSE =
  /\p{Lu}|^my (?:wife|husband|hubby|son|daughter|children|kids|mother|mum|mom|father|dad)$/u;

/** A line for those who were told of, and not asked for; none where somebody may have died, or done harm. */
export const toldPersonLine = ({
  given,
  main,
  message,
  said,
  pick,
}: Reading): string | undefined => {
  if (main.strained || MAY_HAVE_HARMED.has(main.id) || HARMED.test(message)) return undefined;
  const asked = given.asked.join(' ');
  if (/\b(?:him|her|them)\b/.test(asked)) return undefined;
  const people = personsIn(message).named.filter(
    (name) =>
      CLOSE.test(name) &&
      !asked.includes(name.replace(/^my (?:\p{Ll}+ (?=\p{Lu}))?/u, '')) &&
      given.told.some((line) =>
        line.toLowerCase().includes(name.toLowerCase().replace(/^my /, '')),
      ),
  );
  return people.length === 0
    ? undefined
    : fill(pick.fresh(TOLD, said), { people: people.join(' and ') });
};

const MOST = 2;
const MANY = 3;

/** “My father's operation. Cataract.”: a sentence of one word has its capital from there, and is no name. */
const standsAlone = (word: string, message: string): boolean =>
  !word.includes(' ') && sentencesIn(message).some((one) => withoutMarks(one) === word);

/** A line for each of those whom we are asked to pray for, by name; for many at once, one in which all are named. */
export const askedPersonLines = ({ given, main, message, said, pick }: Reading): string[] => {
  if (MAY_HAVE_HARMED.has(main.id)) return [];
  // Those who treat are prayed for by what is asked of them.
  const people = askedPersons(given.asked).filter(
    (one) => !/^Dr\b/.test(one) && !standsAlone(one, message),
  );
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
