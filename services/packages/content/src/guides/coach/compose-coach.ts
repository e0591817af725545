import { likeliest, likelySubject } from '../choose-subjects.ts';
import { composeGuide } from '../compose-guide.ts';
import { answerFromLibrary } from '../library/answer-from-library.ts';
import { openAnswer, readOpen } from '../library/open-answer.ts';
import { answerFrom } from '../themes/answer.ts';
import type { ComposedReply, Guide, GuideRequest, Subject } from '../types.ts';
import { withToldSum } from '../library/with-told-sum.ts';
import { actionLists } from './action-lists.ts';
import { behaviors } from './behaviors.ts';
import { aboutHeard, aboutRanking, needsHeardIn, needsList } from './needs-replies.ts';
import { coachQuestions } from './questions.ts';
import { rankingIn } from './rankings.ts';
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

const openTexts = readOpen('coach');
/** With fewer words nothing is told that could be answered. */
const leastWords = 8;

/** Below this share of the trained choice the coach asks instead of answering. */
const sureEnough = 0.7;
/** In the middle of a talk it must be surer. */
const surerLater = 0.85;

const replyTo = ({
  currentModule = 1,
  responses = {},
  ...request
}: CoachRequest): ComposedReply => {
  const answer =
    answerFromLibrary(coachLibrary, request, likeliest(coachGuide)) ??
    answerFrom({ ...coachThemes, likely: likelySubject(coachGuide) }, request);
  if (answer) return answer;
  const likely = likeliest(coachGuide)(request.message);
  const isOurs = coachGuide.subjects.some(({ id }) => id === likely?.id);
  const isUnsure =
    isOurs &&
    likely!.share < (request.history?.length ? surerLater : sureEnough) &&
    request.message.split(/\s+/).length >= leastWords &&
    !certainIn(request.message);
  const open = isUnsure ? openAnswer(coachLibrary, openTexts, request) : undefined;
  if (open) return open;
  const named = CALLED.find(([called]) => called.test(request.message))?.[1];
  const [, here] = modules[(named ?? currentModule) - 1] ?? modules[0]!;
  return composeGuide(coachGuide, request, {
    bias: (subject) => (here.includes(subject) ? HERE : 0),
    home: here[0],
    certain: certainIn,
    open: (one) => openAnswer(coachLibrary, openTexts, one),
    made: ({ id }) => madeFor(request.message, id),
    own: (subject) => {
      const module = modules.find(([, subjects]) => subjects.includes(subject));
      return module ? ownWords(responses, module[0]) : '';
    },
  });
};

/** The built-in coach's reply, for the module the person is in. */
export const composeCoach = (request: CoachRequest): ComposedReply =>
  withToldSum(request, replyTo(request));
