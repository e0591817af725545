import type { WrittenQuestion } from '@kbf/contracts';
import type { Answer, AnswerMatter } from '../data/read-answers.ts';
import { fill, joined } from '../say/fill.ts';
import { pickerFor } from '../say/picker.ts';
import type { Asked, WrittenAnswer } from '../types.ts';
import { inEnglish } from '../words/wording.ts';
import { asQuestion, markOf, textOf, type AnswerLibrary } from './answer-library.ts';
import { findAnswers, isNear, isSure, type FoundAnswer } from './find-answer.ts';
import { followUpFor, saidToAll } from './follow-up.ts';

const MOST_RELATED = 5;
const MOST_FOLLOW_UPS = 3;
const MOST_OFFERED = 3;

/** The libraries that answer a guide: its own, and what is said to turns of every kind. */
export interface Libraries {
  own: AnswerLibrary;
  turns: AnswerLibrary;
}

const saidIn = ({ history = [] }: Asked): string[] =>
  history.filter(({ role }) => role === 'assistant').map(({ content }) => content);

const isUnsaid = (answer: Answer, said: string): boolean => !said.includes(markOf(answer));

/** The follow-ups of a matter that were not given yet, as buttons. */
function followUps(
  turns: AnswerLibrary,
  { answers }: AnswerMatter,
  given: Answer,
  said: string,
): WrittenQuestion[] {
  const labels = new Set<string>();
  return answers.flatMap((answer) => {
    const label = turns.byId.get(answer.kinds[0] ?? '')?.answer.question;
    if (!label || labels.has(label) || answer === given || !isUnsaid(answer, said)) return [];
    labels.add(label);
    return [{ id: answer.id, question: label }];
  });
}

/** Questions of other matters, the nearest first. */
const questionsNear = (
  found: readonly FoundAnswer[],
  but: AnswerMatter | undefined,
  said: string,
): WrittenQuestion[] => {
  const matters = new Set([but]);
  return found.flatMap(({ owner: { matter, answer } }) => {
    if (matters.has(matter) || answer.kinds.length > 0 || !isUnsaid(answer, said)) return [];
    matters.add(matter);
    return [asQuestion(answer)];
  });
};

const given = (
  { own, turns }: Libraries,
  matter: AnswerMatter,
  answer: Answer,
  said: string,
): WrittenAnswer => {
  const follow = followUps(turns, matter, answer, said).slice(0, MOST_FOLLOW_UPS);
  const near = findAnswers(own, own.partsOf(matter.answers[0]?.question ?? matter.title));
  return {
    text: textOf(answer),
    library: {
      related: [...follow, ...questionsNear(near.filter(isNear), matter, said)].slice(
        0,
        MOST_RELATED,
      ),
      person: false,
      sheet: matter.sheet,
      module: matter.module,
    },
  };
};

/** The matter of the latest reply that gave a written answer. */
const matterBefore = (
  { matters }: AnswerLibrary,
  said: readonly string[],
): AnswerMatter | undefined => {
  const last = said.at(-1);
  return last === undefined
    ? undefined
    : matters.find(({ answers }) => answers.some((answer) => !isUnsaid(answer, last)));
};

/** Answers a question in English from the library of a guide. */
export function answerEnglish(
  libraries: Libraries,
  asked: Asked & { questionId?: string | undefined },
): WrittenAnswer {
  const { own, turns } = libraries;
  const all = saidIn(asked);
  const said = all.join('\n');
  const chosen = asked.questionId === undefined ? undefined : own.byId.get(asked.questionId);
  if (chosen) return given(libraries, chosen.matter, chosen.answer, said);

  const parts = own.partsOf(asked.message);
  const found = findAnswers(own, parts).filter(({ owner }) => isUnsaid(owner.answer, said));
  const before = matterBefore(own, all);
  const first = found.find(
    ({ owner }) => owner.answer.kinds.length === 0 || owner.matter === before,
  );
  const isOther = first?.owner.matter !== before;
  if (before && !(isOther && isSure(first, true))) {
    const next = followUpFor(own, turns, before, parts, (answer) => isUnsaid(answer, said));
    if (next) return given(libraries, before, next, said);
  }
  const toAll = saidToAll(turns, parts);
  if (toAll && !isSure(first, true))
    return { text: textOf(toAll), library: { related: [], person: false } };
  if (isSure(first)) return given(libraries, first.owner.matter, first.owner.answer, said);

  const { phrases } = inEnglish();
  const pick = pickerFor(asked.seed ?? Math.random() * 2 ** 32);
  const program = phrases('answer-program').map((text) => fill(text, { count: String(own.count) }));
  const isTold = program.some((text) => said.includes(text));
  const related = questionsNear(found.filter(isNear), undefined, said).slice(0, MOST_OFFERED);
  const isAgain = phrases('answer-unsure').some((text) => all.at(-1)?.includes(text));
  const name = related.length === 0 ? 'answer-nothing' : 'answer-unsure';
  return {
    text: joined([
      isTold ? undefined : pick.one(program),
      pick.fresh(
        phrases(name).map((text) => fill(text)),
        said,
      ),
    ]),
    library: { related, person: related.length === 0 || isAgain },
  };
}
