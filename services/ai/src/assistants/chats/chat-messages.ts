import type { ModelMessage } from '../../model/model.ts';
import type { Assistant } from '../assistant.ts';
import { historyMessages } from '../history.ts';
import { makeMarks } from '../prompt-marks.ts';
import type { ChatQuestion } from './chat-question.ts';
import { trainingModules } from '@kbf/site-texts/training-modules';
import type { CoachResponses } from '../coach/read-context.ts';

/** The person's entries so far, line by line, for the model. @param most characters */
function describeContext(
  context: { currentModule: number; responses: CoachResponses },
  most: number,
): string {
  const { title } = trainingModules[context.currentModule - 1] ?? trainingModules[0];
  const lines = Object.entries(context.responses).map(([path, text]) => `${path}: ${text}`);
  return [
    `Filled in by the person. They are in module ${context.currentModule}, ${title}.`,
    ...lines,
  ]
    .join('\n')
    .slice(0, most)
    .toWellFormed();
}

/** Most characters of the person's form entries: enough for six modules. */
const mostFilledIn = 8_000;

/**
 * The conversation as the model receives it: the person's words and form entries stand between marks.
 * @param room characters that the model reads in all; a fifth is for form entries
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
