import type { WrittenQuestion } from '@kbf/contracts';
import type { AnswerMatter } from '../data/read-entries.ts';
import { english } from '../data/wording.ts';
import type { Part } from '../meaning/parts.ts';
import type { Found } from '../meaning/ways.ts';
import { fill, joined, pickerFor } from '../say.ts';
import type { Asked, WrittenAnswer } from '../types.ts';
import { asQuestion, findAnswers, followUpFor, isUnsaid } from './answer-library.ts';
import { saidToAll, sureOf, textOf } from './answer-library.ts';
import type { AnswerLibrary, AnswerOwner } from './answer-library.ts';

const MOST_RELATED = 5;
const MOST_AT_ONCE = 3;

/** The follow-ups of a matter that were not given yet, as buttons with the labels of data/turns.txt. */
function followUps(
  turns: AnswerLibrary,
  { answers }: AnswerMatter,
  said: string,
): WrittenQuestion[] {
  const labeled = answers
    .filter((answer) => isUnsaid(answer, said))
    .map(({ id, kinds }) => ({ id, question: turns.byId.get(kinds[0] ?? '')?.matter.title ?? '' }))
    .filter(({ question }) => question !== '');
  const byLabel = Map.groupBy(labeled, ({ question }) => question);
  return Array.from(byLabel.values(), ([one]) => one!).slice(0, MOST_AT_ONCE);
}

/** Near questions, one of each matter. */
const questionsOf = (found: readonly Found<AnswerOwner>[]): WrittenQuestion[] =>
  Array.from(Map.groupBy(found, ({ owner }) => owner.matter).values(), ([one]) =>
    asQuestion(one!.owner.answer),
  );

/** Answers a question in English from the library of a guide. */
export function answerEnglish(
  own: AnswerLibrary,
  turns: AnswerLibrary,
  { message, history = [], questionId, seed }: Asked & { questionId?: string | undefined },
): WrittenAnswer {
  const replies = history.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));
  const said = replies.join('\n');
  const last = replies.at(-1) ?? '';
  const near = (parts: readonly Part[]): Found<AnswerOwner>[] =>
    findAnswers(own, parts).filter(({ owner }) => isUnsaid(owner.answer, said));
  const given = ({ matter, answer }: AnswerOwner): WrittenAnswer => {
    const text = textOf(answer);
    const follow = followUps(turns, matter, `${said}\n${text}`);
    const others = near([own.wholeOf(matter.title)]).filter(({ owner }) => owner.matter !== matter);
    const { sheet, module } = matter;
    const related = [...follow, ...questionsOf(others)].slice(0, MOST_RELATED);
    return { text, library: { related, person: false, sheet, module } };
  };
  const chosen = own.byId.get(questionId ?? '');
  if (chosen) return given(chosen);

  const parts = own.partsOf(message);
  const toAll = saidToAll(turns, parts[0]!);
  if (toAll) return { text: textOf(toAll), library: { related: [], person: false } };
  const before = [...own.byId.values()].find(({ answer }) => !isUnsaid(answer, last))?.matter;
  const found = near(parts);
  const sure = sureOf(found, before !== undefined);
  if (sure) return given(sure);
  const open = before?.answers.filter((answer) => isUnsaid(answer, said)) ?? [];
  const answer = followUpFor(turns, open, parts);
  if (before && answer) return given({ matter: before, answer });

  const pick = pickerFor(seed);
  const count = String(own.byId.size);
  const phrases = (name: string): string[] =>
    english.list(name).map((text) => fill(text, { count }));
  const isTold = phrases('answer-program').some((text) => said.includes(text));
  const related = questionsOf(found).slice(0, MOST_AT_ONCE);
  const isAgain = phrases('answer-unsure').some((text) => last.includes(text));
  const honest = phrases(related.length === 0 ? 'answer-nothing' : 'answer-unsure');
  return {
    text: joined([isTold ? '' : pick.one(phrases('answer-program')), pick.fresh(honest, said)]),
    library: { related, person: related.length === 0 || isAgain },
  };
}
