import type { Turn } from '../../types.ts';

/** What sheet, or what beside the sheets, a talk with the coach is about. */
export type SheetTopic =
  | 'programme'
  | 'grief'
  | 'done'
  | 'missed'
  | 'needs'
  | 'behavior'
  | 'threeps'
  | 'lists'
  | 'check'
  | 'picture'
  | 'lines';

/** Words that name each beyond doubt; the first that fits is meant. */
const inPassing =
  /\b(?:go(?:ing)? (?:on )?to|before|until|skip(?:ped)? to|on to) module (?:\d|\w+)\b/gi;

const named: readonly (readonly [SheetTopic, RegExp])[] = [
  [
    'programme',
    /\b(?:age (?:minimum|limit)|minimum age|(?:when|what (?:day|time)|where|how often) (?:do|does|are|is) (?:we|you|the (?:\w+ )?(?:meetings?|gatherings?|fellowship))(?! (?:put|write|start|begin))|(?:how (?:do|can) (?:i|we)|want to|like to) (?:join|become a member|register|sign up)|(?:cost|price) of the (?:course|training)|(?:training|course|membership|fellowship) (?:cost|free)|what does (?:it|the (?:course|training)) cost|is (?:it|the (?:course|training)) free)\b/i,
  ],
  [
    'done',
    /\b(?:finished|did|completed|done) (?:all )?(?:the )?(?:six|6|whole|all)\b[^.?!]{0,12}\b(?:modules|training|course|sheets)\b/i,
  ],
  [
    'missed',
    /\b(?:missed (?:my|the) (?:\w+ )?(?:deadline|date|goal)|deadline (?:has )?passed|deadline\b[^.?!]{0,50}\b(?:was (?:last|yesterday|on)|over)|passed my deadline)\b/i,
  ],
  ['check', /\bmy total\b/i],
  ['lines', /\bmodule (?:1|one)\b|\bnine lines?\b/i],
  ['needs', /\bmodule (?:3|three)\b|\b(?:six|6) needs\b/i],
  ['behavior', /\bmodule (?:4|four)\b/i],
  ['threeps', /\bmodule (?:5|five)\b|\bthree p[’']?s\b/i],
  ['lists', /\b(?:module (?:6|six)|action lists?|stop list)\b|\b(?:do|delegate)[”"’']? list\b/i],
  ['check', /\bthe check\b|\bcheck (?:thing|to myself|made out)\b|\bmemo line\b/i],
  ['picture', /\bmodule (?:2|two)\b|\bfinancial picture\b/i],
  [
    'needs',
    /\b(?:significance|variety|rank(?:ed|ing)?)\b|\bcertainty (?:first|last|number|is|as|and)\b|\b(?:put|puts|need(?:s|ed)?) certainty\b|\blove and connection\b/i,
  ],
  ['threeps', /\b(?:purpose|passion|pathway)\b/i],
  ['behavior', /\bbehaviou?rs?\b/i],
  ['lists', /\bdelegat\w+|\bdump\b|\bto-?do\b/i],
  ['lines', /\b(?:worksheet|goals?|(?:home|car|house|vacation|giving|education|business) line)\b/i],
];

/** What a text names, where it does. */
export const topicNamed = (text: string): SheetTopic | undefined =>
  named.find(([, sign]) => sign.test(text.replaceAll(inPassing, ' ')))?.[0];

/** A talk that began so stays with it, whatever sheet it names. */
export const isKept = (topic: SheetTopic | undefined): boolean =>
  topic === 'done' || topic === 'missed';

/** What a talk is about: what this message names, or else what was named before it, latest first. */
export const topicOf = (
  message: string,
  history: readonly Turn[] = [],
  here?: SheetTopic,
): SheetTopic | undefined => {
  const before = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = before.at(-1);
  if (last !== undefined && topicNamed(last) === 'programme' && !topicNamed(message))
    return 'programme';
  const began = before.map(topicNamed).find((topic) => topic !== undefined);
  if (isKept(began)) return began;
  return (
    [message, ...before.toReversed()]
      .map(topicNamed)
      .find((topic) => topic !== undefined && topic !== 'programme') ?? here
  );
};

const unchanged = /\b(?:nothing (?:has |really )?changed|no change|same as before)\b/i;

/** What is asked of the training itself, or told of its end: no sheet answers that. */
export const isOfProgramme = (message: string): boolean => {
  const topic = topicNamed(message);
  return topic === 'programme' || (topic === 'done' && unchanged.test(message));
};
