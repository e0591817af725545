import { grounded } from './needs/is-grounded.ts';
import type { Persons } from './persons.ts';
import type { Picker } from './seeded.ts';

const CHILD =
  /^my (?:son|daughter|boy|girl|grandson|granddaughter|stepson|stepdaughter|godson|goddaughter|baby|child|nephew|niece|teenager)\b/;
const SPOUSE = /^my (?:wife|husband|fiancee?|boyfriend|girlfriend)\b/;
const PARENT =
  /^my (?:mother|mom|mum|mama|father|dad|papa|grand\w+|nana|granny|mother[- ]in[- ]law|father[- ]in[- ]law|parents)\b/;
const SIBLING = /^my (?:brother|sister|cousin|brother[- ]in[- ]law|sister[- ]in[- ]law)\b/;
const MANY =
  /^my (?:children|kids|sons|daughters|parents|grandchildren|grandkids|twins|family|team|employees|staff|friends|church)\b/;

const LINES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    MANY,
    [
      'You know each of them by name, and what each of them carries home.',
      'Be near to every one of them, and let none think that they are overlooked.',
    ],
  ],
  [
    CHILD,
    [
      '{Name} was yours before we ever said the name. Watch over {them} in the hours that we cannot see.',
      'Go with {Name} where our arms do not reach, and let {them} know in the marrow to be loved.',
    ],
  ],
  [
    SPOUSE,
    [
      'Hold {Name} and me together in this, so that two carry it and not one.',
      'Let {Name} feel tonight that there is somebody at the same side of the table.',
    ],
  ],
  [
    PARENT,
    [
      'Be gentle with {Name}, who once was the strong one, and let us give back a little of what we were given.',
      'Let {Name} be met with honor, by strangers and by us.',
    ],
  ],
  [
    SIBLING,
    [
      'You know {Name} longer than we do. Let {them} feel that.',
      'Let {Name} know in this that there are people who do not go away.',
    ],
  ],
];
const ANYONE = [
  'Let {Name} feel today that somebody has said that name to you.',
  'Be close to {Name}, in ways that can be felt and in ways that cannot.',
  'Bless {Name}, and let a kind face be there before evening.',
] as const;

/** All of them, for what they take for granted. */
export const linesOfPersons: readonly string[] = [
  ...LINES.flatMap(([, lines]) => lines),
  ...ANYONE,
];

/** A line of prayer for one of the people named, as close as they are to the person who prays; none when nobody is named. */
export const personLine = (
  { named, them }: Persons,
  message: string,
  said: string,
  pick: Picker,
): string | undefined => {
  const [first] = named;
  if (first === undefined) return undefined;
  const [, all = ANYONE] = LINES.find(([kind]) => kind.test(first)) ?? [];
  const fitting = grounded(all, message);
  const lines = fitting.length > 0 ? fitting : ANYONE;
  const name = first.replace(/^my (?:[a-z-]+(?: in law)?) (?=\p{Lu})/u, '');
  const one = named.length > 1 ? 'them' : them;
  return pick
    .fresh(lines, said)
    .replaceAll('{Name}', () => name)
    .replaceAll('{them}', one)
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};
