import { likeliest, likelySubject } from '../choose-subjects.ts';
import { composeGuide } from '../compose-guide.ts';
import { answerFromLibrary } from '../library/answer-from-library.ts';
import { asksIn } from '../asking/read-asks.ts';
import { businessAsking } from './asking/business-asking.ts';
import { matterOf } from '../library/asked.ts';
import { entryBefore } from '../library/said.ts';
import { beside, smallTalk } from '../library/weigh-entries.ts';
import type { Entry } from '../library/types.ts';
import { matterOfTalk } from '../library/matter-of-talk.ts';
import { openAnswer, readOpen } from '../library/open-answer.ts';
import { withMessage } from '../messages/with-message.ts';
import { withToldSum } from '../library/with-told-sum.ts';
import { answerFrom } from '../themes/answer.ts';
import { withEveryday } from '../everyday/with-everyday.ts';
import type { ComposedReply, Guide, GuideRequest } from '../types.ts';
import { firstSteps } from './first-steps.ts';
import { hardCases } from './hard-cases.ts';
import { laterSteps } from './later-steps.ts';
import { businessLibrary } from './library.ts';
import { moneyCases } from './money-cases.ts';
import { ownersQuestions } from './on-the-way.ts';
import { peopleCases } from './people-cases.ts';
import { teamNews } from './team-news.ts';
import { valueSubjects } from './values.ts';
import { businessThemes } from './themes/index.ts';
import { businessVoice } from './voice.ts';

/** All that the built-in kingdom business guide knows: seven steps, six values, and what owners ask besides. */
export const businessGuide: Guide = {
  ...businessVoice,
  subjects: [
    ...firstSteps,
    ...laterSteps,
    ...valueSubjects,
    ...ownersQuestions,
    ...hardCases,
    ...moneyCases,
    ...peopleCases,
    ...teamNews,
  ],
  home: 'owner-overview',
};

const openTexts = readOpen('business');

/** Whether a message is about a subject for certain, where the library has a matter for it. */
const isAbout = (subject: string, message: string): boolean => {
  const matters = businessLibrary.matters.filter(({ subjects }) => subjects.includes(subject));
  return (
    matters.length === 0 ||
    likelySubject(businessGuide)(message) === subject ||
    businessLibrary.signs.some(
      ({ matter, hears }) => matters.some(({ id }) => id === matter) && hears.test(message),
    )
  );
};

/** What the themes say, where their matter is certain; nothing in a talk about a kind of question. */
const themed = (request: GuideRequest): ComposedReply | undefined => {
  const active = matterOfTalk(businessLibrary, request.history);
  if (active?.signs !== undefined) return undefined;
  const reply = answerFrom({ ...businessThemes, likely: likelySubject(businessGuide) }, request);
  const [subject] = reply?.subjects ?? [];
  const isSure =
    subject === undefined ||
    active?.subjects.includes(subject) === true ||
    isAbout(subject, request.message);
  return isSure ? reply : undefined;
};

/** "Write it to him": what it is stands in the talk so far. */
const asksForWords =
  /^(?:(?:please|then|ok|okay|and|so|now)[, ]+)*(?:write|draft|word)(?: me)? (?:it|that|this|to (?:him|her|them)|him|her|them)\b/i;

const open = (request: GuideRequest): ComposedReply | undefined =>
  openAnswer(businessLibrary, openTexts, request);

const fromLibrary = (request: GuideRequest): ComposedReply | undefined =>
  answerFromLibrary(businessLibrary, request, likeliest(businessGuide));

const otherwise = (request: GuideRequest): ComposedReply =>
  themed(request) ??
  (request.history?.length && asksForWords.test(request.message) ? open(request) : undefined) ??
  composeGuide(businessGuide, request, { open });

const entryIn = ({ text }: ComposedReply): Entry | undefined =>
  entryBefore(businessLibrary, [{ role: 'assistant', content: text }]);

const isSigned = (matter: string, message: string): boolean =>
  businessLibrary.signs.some(({ matter: id, hears }) => id === matter && hears.test(message));

/** So many words tell of something that happened, and do not ask for a step of the module. */
const TELLS = 16;
const ofModule =
  /\b(?:purpose statement|mission statement|core values?|intentions|faith statement|kingdom (?:impact|business)|seven steps|step (?:\d|one|two|three))\b/i;
const tellsCase = (message: string): boolean =>
  message.split(/\s+/).length >= TELLS &&
  !ofModule.test(message) &&
  /\b(?:i|i[’']?m|i[’']?ve|my|we|our|me)\b/i.test(message);

const plainTexts = new Set(Object.values(businessVoice.plain).flat().concat(businessVoice.again));
const isPlain = ({ text }: ComposedReply): boolean => plainTexts.has(text);

const isOfKind = (entry: Entry): boolean => matterOf(businessLibrary, entry)?.signs !== undefined;
const isLetter = ({ text }: ComposedReply): boolean => /“Dear \p{Lu}|^Dear \p{Lu}/mu.test(text);

/** What was written for a matter is said to a first message only where its words name the matter for certain. */
const firstReply = (request: GuideRequest): ComposedReply => {
  const { message } = request;
  const found = fromLibrary(request);
  const entry = found && entryIn(found);
  const isHeld =
    found !== undefined &&
    (entry === undefined ||
      entry.matter === beside ||
      entry.matter === smallTalk ||
      (isSigned(entry.matter, message) &&
        !(isOfKind(entry) ? businessAsking.isForemost(message) : businessAsking.names(message))));
  if (isHeld) return found;
  // What so few words name beyond doubt comes before what is only worded alike.
  const named =
    businessAsking.isForemost(message) && !(entry && isSigned(entry.matter, message))
      ? businessAsking.compose(request)
      : undefined;
  if (named) return named;
  const reply = found ?? otherwise(request);
  if (!tellsCase(message) || isPlain(reply) || isLetter(reply)) return reply;
  const made = businessAsking.compose(request);
  // An open answer asks what is meant; what was only guessed gives way to what holds in general.
  const isGuess = found !== undefined || reply.subjects.length > 0;
  return made && (made.isOwn || isGuess) ? made : reply;
};

/** Written for any turn of a kind, not for words that stand in this one. */
const isForAny = ({ role, hears }: Entry): boolean =>
  role === 'then' && (hears === undefined || hears.test('\u0001'));

/** What goes on with a matter for certain; else each thing that is asked gets an answer by its form. */
const laterReply = (request: GuideRequest): ComposedReply => {
  const { message, history = [] } = request;
  const said = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const found = fromLibrary(request);
  const entry = found && entryIn(found);
  if (found && (entry?.matter === beside || entry?.matter === smallTalk)) return found;
  const told = [
    ...history.filter(({ role }) => role === 'user').map(({ content }) => content),
    message,
  ];
  const isOurs =
    businessAsking.answered(said.at(-1) ?? '') || businessAsking.isTakenOver(told.join('\n'));
  const isNew = isOurs && entry !== undefined && isSigned(entry.matter, message);
  if (isOurs && !isNew) {
    const other = found ?? otherwise(request);
    return isPlain(other) || isLetter(other) ? other : (businessAsking.compose(request) ?? other);
  }
  if (!found) {
    const other = otherwise(request);
    return isPlain(other) || !tellsCase(said.join(' '))
      ? other
      : (businessAsking.compose(request) ?? other);
  }
  if (!entry || !isForAny(entry)) return found;
  const made = businessAsking.compose(request);
  const asks = asksIn(message).map(({ ask }) => ask);
  const isWorded = asks.includes('words') && found.text.includes('“');
  if (
    !made?.isOwn ||
    isWorded ||
    (isOfKind(entry) && !asks.some((ask) => ask === 'words' || ask === 'who-first'))
  )
    return found;
  return made;
};

/** Words for everybody who passes by are no letter to the one whom the talk was about. */
const forPassersBy =
  /^(?=.*\b(?:flyers?|leaflets?|posters?)\b).*\b(?:what|how|write|words?|text|wording)\b/is;

const replyTo = (request: GuideRequest): ComposedReply => {
  if (!request.history?.length) return firstReply(request);
  return forPassersBy.test(request.message)
    ? firstReply({ ...request, history: [] })
    : laterReply(request);
};

/** The built-in kingdom business guide's reply: what owners ask most by themes, all else by subjects. */
export const composeBusinessGuide = withEveryday<GuideRequest>(
  'business',
  businessGuide,
  (request) => withToldSum(request, withMessage(request, replyTo(request))),
  ({ message }) => forPassersBy.test(message),
);
