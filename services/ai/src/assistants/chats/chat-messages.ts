import type { ModelMessage } from '../../model/model.ts';
import type { Assistant } from '../assistant.ts';
import { describeContext } from '../coach/describe-context.ts';
import { historyMessages } from '../history.ts';
import { makeMarks } from '../marks.ts';
import type { ChatQuestion } from './chat-question.ts';

/** Characters of what a person filled in: enough for six modules. */
const mostFilledIn = 8_000;

/**
 * The conversation as a model is given it: the person's words, and what they filled in, stand between marks.
 * @param room characters that the model reads in all; a fifth is for what was filled in
 */
export function chatMessages(
  { systemPrompt }: Pick<Assistant, 'systemPrompt'>,
  { message, history, context }: ChatQuestion,
  room: number,
): ModelMessage[] {
  const marks = makeMarks('PERSON');
  const filledIn = context
    ? `${marks.around(describeContext(context, Math.min(mostFilledIn, room / 5)))}\n\n`
    : '';
  return [
    { role: 'system', content: systemPrompt(marks) },
    ...historyMessages(history, marks),
    { role: 'user', content: `${filledIn}${marks.around(message)}` },
  ];
}
