import { askedOf, matterOf } from '../library/asked.ts';
import { asking } from '../library/find-entries.ts';
import { putTogether, wordsIn } from '../library/put-together.ts';
import { entryBefore, unsaidOf } from '../library/said.ts';
import { turnKinds } from '../library/turn-kinds.ts';
import type { Entry, Library } from '../library/types.ts';
import type { ComposedReply, Guide, GuideRequest } from '../types.ts';
import { MOST_LETTERS } from './answer-everyday.ts';
import { nearestMatters } from './choose-everyday.ts';

/** What is said openly where nothing was written for a turn, before what can be said all the same. */
const LEADS = {
  asks: [
    'On just that I have nothing prepared, and I would rather say so than guess. What I can say to the matter itself:',
    'That question I cannot answer for certain. Perhaps this helps all the same:',
  ],
  tells: [
    'Thank you for telling me. I answer from what was prepared, and cannot weigh your own case as a person could. What holds in it all the same:',
    'Thank you, it is good to know that. What belongs to it besides:',
  ],
} as const;
const TO_A_PERSON =
  'On just that I have nothing prepared, and I would rather say so than guess. Put it to {mail} in the words that you wrote here; a person reads it and answers within {hours} hours.\n\nIs there another part of it that we should look at?';

/** What a message comes near to is named, so that one can choose. */
const NEAREST =
  'I am not sure that I understood you, and I would rather ask than guess. Near to it I can say something about:\n\n{titles}\n\nIs it one of these? If not, ask it once more in other words; and at {mail} a person answers within {hours} hours.';
const NAMED = 3;
/** From here on a matter is near enough to be named. */
const NEAR_ENOUGH = 0.4;
/** Who writes more wants more than a list. */
const MOST_WORDS = 28;

const saidBy = (library: Library, request: GuideRequest, text: string): ComposedReply => {
  const asked = askedOf(library, request);
  const entry: Entry = {
    id: 'otherwise',
    matter: '',
    asked: [],
    keys: [],
    needs: [],
    certain: [],
    says: [text],
    role: 'then',
    kinds: [],
    hears: undefined,
    joins: false,
    anywhere: false,
  };
  return { ...(putTogether(asked, [entry]) ?? { text, passages: [] }), subjects: [] };
};

/** What goes on with an everyday answer to a turn that nothing was written for; undefined after another answer. */
const goesOn = (library: Library, request: GuideRequest): ComposedReply | undefined => {
  const { message, history = [] } = request;
  const last = history.findLast(({ role }) => role === 'assistant');
  const matter = last && matterOf(library, entryBefore(library, [last]));
  if (!matter) return undefined;
  const { said } = askedOf(library, request).told;
  const open = matter.entries.filter(
    (entry) => entry.role === 'then' && unsaidOf(entry, said) !== undefined,
  );
  const answer = turnKinds(message)
    .map((kind) => open.find(({ kinds }) => kinds.includes(kind)))
    .find((entry) => entry !== undefined);
  if (answer) return saidBy(library, request, unsaidOf(answer, said)!);
  const next = open.find(({ kinds }) => kinds.length === 0);
  if (!next) return saidBy(library, request, TO_A_PERSON);
  const asks = message.includes('?') || asking.test(message);
  const lead = LEADS[asks ? 'asks' : 'tells'].find((one) => !said.includes(one));
  return saidBy(library, request, [lead, unsaidOf(next, said)].filter(Boolean).join('\n\n'));
};

/** What a first message comes near to, by name; undefined where nothing is near. */
const nearest = (library: Library, request: GuideRequest): ComposedReply | undefined => {
  const { message } = request;
  if (message.length > MOST_LETTERS || wordsIn(message) > MOST_WORDS) return undefined;
  const near = nearestMatters(library, request.message).filter(
    (choice) => choice.near >= NEAR_ENOUGH,
  );
  const titles = [
    ...new Set(near.map(({ entry }) => `- ${matterOf(library, entry)?.title ?? ''}`)),
  ];
  return titles.length < 2
    ? undefined
    : saidBy(library, request, NEAREST.replace('{titles}', titles.slice(0, NAMED).join('\n')));
};

/** How the replies begin that go by the form of a turn alone: they fit anything, and so they answer nothing. */
export const FORMS_OF_WORDS: readonly string[] = [
  'I’d rather not advise past it',
  'What I need for a good answer is one scene',
  'Make it small enough that it can’t fail',
  'That belongs to it, thank you. ',
  'I have no sure yes or no for exactly that',
  'Begin with what would do harm if it waited',
  'I don’t want to give you a speech about something else',
  'That I do not know for certain, and a guess would not help you',
  'Thank you for writing it so plainly. I am an AI',
  'Thank you, that helps to see it better',
  'I take that in',
  'I see nothing wrong in it, if one test holds',
  'On exactly that I have no',
];

const isFormOfWords = ({ text }: ComposedReply): boolean => {
  const [first = ''] = text.split('\n\n');
  return FORMS_OF_WORDS.some((form) => first.includes(form));
};

/** About a subject, a sum that was reckoned, or a letter with what the person told: it is an answer of its own. */
const isMade = (reply: ComposedReply): boolean =>
  !isFormOfWords(reply) &&
  (reply.subjects.length > 0 || /\d{2}|“(?:Dear|Hi|Hello)\b/.test(reply.text));

/**
 * What is said where no everyday answer was written: a guide's own reply, unless it would only be a form of words. Then it is
 * said openly that nothing is prepared, with what may help: the next thing to know of the matter, or what comes near.
 */
export const everydayOtherwise = (
  library: Library,
  guide: Guide,
  request: GuideRequest,
  reply: ComposedReply,
): ComposedReply => {
  const plain = new Set([...Object.values(guide.plain).flat(), ...guide.again]);
  if (plain.has(reply.text) || turnKinds(request.message)[0] === 'thanks') return reply;
  if (request.history?.length) return isMade(reply) ? reply : (goesOn(library, request) ?? reply);
  return isFormOfWords(reply) ? (nearest(library, request) ?? reply) : reply;
};
