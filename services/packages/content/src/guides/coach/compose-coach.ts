import { likeliest } from '../choose-subjects.ts';
import { composeGuide } from '../compose-guide.ts';
import { answerFromLibrary } from '../library/answer-from-library.ts';
import { answerFrom } from '../themes/answer.ts';
import { withEveryday } from '../everyday/with-everyday.ts';
import type { ComposedReply, Guide, GuideRequest, Subject } from '../types.ts';
import { withMessage } from '../messages/with-message.ts';
import { withToldSum } from '../library/with-told-sum.ts';
import { askAnswer, asksForOthers, hasWish } from './asked/ask-answer.ts';
import { recall } from './asked/recall.ts';
import { isOfProgramme, topicNamed, type SheetTopic } from './asked/topics.ts';
import { actionLists } from './action-lists.ts';
import { coachAsking } from './asking/coach-asking.ts';
import { behaviors } from './behaviors.ts';
import { aboutHeard, aboutRanking, needsHeardIn, needsList } from './needs-replies.ts';
import { coachQuestions } from './questions.ts';
import { rankingIn, type Ranking } from './rankings.ts';
import { coachVoice } from './voice.ts';
import { humanNeeds } from './human-needs.ts';
import { coachLibrary } from './library.ts';
import { lifeGoals } from './life-goals.ts';
import { onTheWay } from './on-the-way.ts';
import { ownWords, type CoachResponses } from './own-words.ts';
import { coachThemes } from './themes/index.ts';
import { threePs } from './three-ps.ts';
import { yourCheck } from './your-check.ts';

/** What the coach is asked, with the module the person is in (1 to 6) and what they filled in so far. */
export interface CoachRequest extends GuideRequest {
  currentModule?: number;
  responses?: CoachResponses;
}

const modules: readonly (readonly [name: string, subjects: readonly Subject[]])[] = [
  ['life-goals', lifeGoals],
  ['your-check', yourCheck],
  ['human-needs', humanNeeds],
  ['behaviors', behaviors],
  ['three-ps', threePs],
  ['action-lists', actionLists],
];

/** All that the built-in coach knows, module by module. */
export const coachGuide: Guide = {
  ...coachVoice,
  subjects: [...modules.flatMap(([, subjects]) => subjects), ...onTheWay, ...coachQuestions],
  home: lifeGoals[0]!.id,
};

/** Modules as people call them → the number. The first one named in a message counts. */
const CALLED: readonly (readonly [called: RegExp, module: number])[] = [
  [/\b(?:module (?:1|one)|life goals)\b/i, 1],
  [/\b(?:module (?:2|two)|your check|financial picture|financial (?:check|worksheet))\b/i, 2],
  [/\b(?:module (?:3|three)|human needs)\b/i, 3],
  [/\b(?:module (?:4|four)|behaviou?rs (?:module|and outcomes))\b/i, 4],
  [/\b(?:module (?:5|five)|three p[’']?s|3 ?p[’']?s)\b/i, 5],
  [/\b(?:module (?:6|six)|action lists?)\b/i, 6],
];

const byNumber = /\bmodule (?:\d|one|two|three|four|five|six)\b/i;

const MINE =
  /\b(?:which|what)\b[^.?!]*\b(?:two|ones?|needs?|of the six)\b[^.?!]*\b(?:mine|my|i have|do i)\b|\bmy (?:top )?(?:two|2) (?:needs|are)\b/i;

const subjectCalled = (id: string): Subject =>
  coachGuide.subjects.find((subject) => subject.id === id)!;

/** What stands in a message so that there is no doubt about its subject. */
const certainIn = (message: string): Subject | undefined => {
  if (rankingIn(message)) return subjectCalled('needs-ranking');
  if (MINE.test(message) && needsHeardIn(message)) return subjectCalled('needs-mine');
  return undefined;
};

const madeFor = (message: string, id: string): string | undefined => {
  const ranking = rankingIn(message);
  if (id === 'needs-ranking' && ranking) return aboutRanking(ranking, message);
  const heard = needsHeardIn(message);
  if (id === 'needs-mine' && heard) return aboutHeard(heard);
  return id === 'needs-list' && !/\b(?:most|first)\b/i.test(message) ? needsList() : undefined;
};

/** A word that fits several modules is meant for the one the person sits over. */
const HERE = 1.2;

/** The sheets of the modules, in their order. */
const sheets: readonly SheetTopic[] = ['lines', 'check', 'needs', 'behavior', 'threeps', 'lists'];

/** A text without the question at its end, so that another may follow. */
const withoutQuestion = (text: string): string => {
  const paragraphs = text.split('\n\n');
  return paragraphs.length > 1 && paragraphs.at(-1)!.endsWith('?')
    ? paragraphs.slice(0, -1).join('\n\n')
    : text;
};

const rankedAgain = (ranking: Ranking, message: string): ComposedReply => ({
  text: aboutRanking(ranking, message),
  subjects: ['needs-ranking'],
  passages: [],
});

/** What was written for something that people bring from life, where it answers just what is asked. */
const ofLife = (request: GuideRequest): ComposedReply | undefined => {
  const made = coachAsking.compose(request);
  return made?.isOwn ? made : undefined;
};

/** So many turns at the end of a talk: what was asked, and what was answered. */
const lastTurns = 2;

/** The same where this very turn names the matter, in a talk that was about something else. */
const ofTurn = ({ history = [], ...request }: GuideRequest): ComposedReply | undefined =>
  coachAsking.concernOf(request.message)
    ? ofLife({ ...request, history: history.slice(-lastTurns) })
    : undefined;

/** The same before anything else: where a message names such a matter beyond doubt, or the talk is about one. */
const lifeMatter = (request: GuideRequest): ComposedReply | undefined => {
  const { message, history = [] } = request;
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const isOurs = history.length > 0 && coachAsking.answered(last);
  if (isOurs) return topicNamed(message) ? undefined : ofLife(request);
  if (history.length > 0) return undefined;
  const isSheet = topicNamed(message) !== undefined;
  return (isSheet ? coachAsking.isForemost(message) : coachAsking.names(message))
    ? ofLife(request)
    : undefined;
};

const replyTo = ({ currentModule, responses = {}, ...request }: CoachRequest): ComposedReply => {
  const recalled = recall(responses, request.message);
  if (recalled) return recalled;
  const isLater = (request.history?.length ?? 0) > 0;
  const sheet = currentModule === undefined ? undefined : sheets[currentModule - 1];
  const askedFor = (one: GuideRequest): ComposedReply | undefined =>
    askAnswer(coachLibrary, one, sheet);
  const direct = isOfProgramme(request.message) ? askedFor(request) : undefined;
  if (direct) return direct;
  const matter = lifeMatter(request);
  if (matter) return matter;
  const answer =
    answerFromLibrary(coachLibrary, request, likeliest(coachGuide)) ??
    (isLater || topicNamed(request.message) ? undefined : answerFrom(coachThemes, request));
  const ranking = isLater && hasWish(request.message) ? rankingIn(request.message) : undefined;
  if (answer && !ranking && (isLater || !asksForOthers(request.message))) return answer;
  const besides = answer ?? (ranking && rankedAgain(ranking, request.message));
  const more = besides && askedFor(request);
  if (more) return { ...more, text: `${withoutQuestion(besides.text)}\n\n${more.text}` };
  if (answer) return answer;
  const named = CALLED.find(([called]) => called.test(request.message))?.[1];
  const [, here] = modules[(named ?? currentModule ?? 1) - 1] ?? modules[0]!;
  return composeGuide(coachGuide, request, {
    bias: (subject) => (here.includes(subject) ? HERE : 0),
    home: here[0],
    certain: certainIn,
    openFirst: true,
    open: (one) => ofTurn(one) ?? askedFor(one),
    made: ({ id }) => madeFor(request.message, id),
    own: (subject) => {
      const module = modules.find(([, subjects]) => subjects.includes(subject));
      return module ? ownWords(responses, module[0]) : '';
    },
  });
};

/** The built-in coach's reply, for the module the person is in. */
export const composeCoach = withEveryday<CoachRequest>(
  'coach',
  coachGuide,
  (request) => withToldSum(request, withMessage(request, replyTo(request))),
  // What they wrote themselves, a module by its number, or an order of needs is more than a question in passing.
  ({ message, responses = {} }) =>
    rankingIn(message) !== undefined ||
    byNumber.test(message) ||
    recall(responses, message) !== undefined,
);
