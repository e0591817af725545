import type { ModelMessage } from '../../model/model.ts';
import { historyMessages } from '../history.ts';
import type { EarlierTurn } from '../history.ts';
import { makeMarks } from '../prompt-marks.ts';
import { systemPrompt } from './prayer-prompt.ts';

/** The assistant's input: the person's words, the earlier turns, and the re-encoded photo as a data URL. */
export type PrayerRequest = { message: string; history: EarlierTurn[]; photo: string | undefined };

/** The conversation as the model receives it: the person's words stand between marks. */
export function prayerMessages({ message, history, photo }: PrayerRequest): ModelMessage[] {
  const marks = makeMarks('PRAYER');
  const request = marks.around(message);
  return [
    { role: 'system', content: systemPrompt(marks) },
    ...historyMessages(history, marks),
    {
      role: 'user',
      content: photo
        ? [
            { type: 'text', text: request },
            { type: 'image_url', image_url: { url: photo, detail: 'low' } },
          ]
        : request,
    },
  ];
}
