import { likeliest, likelySubject } from '../choose-subjects.ts';
import { composeGuide } from '../compose-guide.ts';
import { answerFromLibrary } from '../library/answer-from-library.ts';
import { withMessage } from '../messages/with-message.ts';
import { withToldSum } from '../library/with-told-sum.ts';
import { answerFrom } from '../themes/answer.ts';
import { withEveryday } from '../everyday/with-everyday.ts';
import type { ComposedReply, Guide, GuideRequest, Turn } from '../types.ts';
import { aboutUs } from './about-us.ts';
import { givingAsking } from './asking/giving-asking.ts';
import { particularGifts } from './gifts.ts';
import { contributionLibrary } from './library.ts';
import { giving } from './giving.ts';
import { elsewhere, plainAnswer } from './plain-answer.ts';
import { questions } from './questions.ts';
import { speaking } from './speaking.ts';
import { sponsoring } from './sponsoring.ts';
import { contributionThemes } from './themes/index.ts';
import { contributionVoice } from './voice.ts';

/** All that the built-in contribution guide knows. What it does not know it says, and points to the form. */
export const contributionGuide: Guide = {
  ...contributionVoice,
  subjects: [...aboutUs, ...speaking, ...sponsoring, ...giving, ...questions, ...particularGifts],
  home: 'about-ways',
};

/** Where nothing is sure it says so, and names who knows. */
const unsureOf = ({ history = [] }: GuideRequest): ComposedReply | undefined => {
  const text = contributionVoice.unsure.find((one) =>
    history.every(({ content }) => !content.includes(one)),
  );
  return text === undefined ? undefined : { text, subjects: [], passages: [] };
};

/** So many words say what they are about; what then has no sign of a matter is answered openly rather than guessed. */
const fewWords = 9;
/** What the library refuses, or says of itself, stands whatever else was found. */
const REFUSALS = new Set(['off-topic', 'redirect', 'harm', 'orders', 'ask-ai', 'about-guide']);
const kinds = contributionLibrary.matters.filter(({ signs }) => signs !== undefined);
const ids = new Set(kinds.map(({ id, subjects }) => subjects[0] ?? id));

/** A talk that goes on with something that has a place here. */
const isOnTheWay = (history: readonly Turn[]): boolean => {
  const before = history.findLast(({ role }) => role === 'user')?.content;
  return before !== undefined && !elsewhere.test(before);
};

const isRefusal = ({ text, subjects }: ComposedReply, isLater: boolean): boolean =>
  subjects.some((id) => REFUSALS.has(id) && !(isLater && id === 'off-topic')) ||
  Object.entries(contributionVoice.plain).some(
    ([kind, lines]) =>
      kind !== 'thanks' && !(isLater && kind === 'off-topic') && lines.includes(text),
  ) ||
  contributionVoice.again.includes(text);

/** Whether a talk began with a kind of question that the library knows by signs of its own. */
const isOfKind = ({ message, history = [] }: GuideRequest): boolean => {
  const first = history.find(({ role }) => role === 'user')?.content ?? message;
  return kinds.some(({ signs }) => signs!.test(first));
};

/** What the library, the themes and the subjects make of it. */
const guessed = (request: GuideRequest): ComposedReply =>
  answerFromLibrary(contributionLibrary, request, likeliest(contributionGuide)) ??
  answerFrom({ ...contributionThemes, likely: likelySubject(contributionGuide) }, request) ??
  composeGuide(contributionGuide, request, { open: unsureOf });

/** An answer of the library; what is not certain there is answered by the form of the question. */
const libraryReply = (request: GuideRequest): ComposedReply => {
  const found = guessed(request);
  const { message, history = [] } = request;
  const isShort = history.length === 0 && message.split(/\s+/).length <= fewWords;
  if (isShort || isRefusal(found, isOnTheWay(history))) return found;
  if (isOfKind(request) && found.subjects.some((id) => ids.has(id))) return found;
  return plainAnswer(request, true) ?? found;
};

/** What was written for a matter that a first message names beyond doubt, or that the talk is about already. */
const ofMatter = (request: GuideRequest): ComposedReply | undefined => {
  const { message, history = [] } = request;
  if (elsewhere.test(message)) return undefined;
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const isBegun =
    givingAsking.names(message) &&
    (message.split(/\s+/).length > fewWords || givingAsking.isForemost(message));
  const isOurs = history.length === 0 ? isBegun : givingAsking.answered(last);
  const isTold = history.length > 0 && givingAsking.concernOf(message) !== undefined;
  if (!isOurs && !isTold) return undefined;
  const made = givingAsking.compose(request);
  return made?.isOwn ? made : undefined;
};

const replyTo = (request: GuideRequest): ComposedReply =>
  ofMatter(request) ?? plainAnswer(request) ?? libraryReply(request);

/** The built-in contribution guide's reply: what is asked most by themes, all else by subjects. */
export const composeContribution = withEveryday<GuideRequest>(
  'contribution',
  contributionGuide,
  (request) => withToldSum(request, withMessage(request, replyTo(request))),
);
