import { randomBytes } from 'node:crypto';
import type { ChatTurn } from '@kbf/contracts';
import type { ModelMessage } from '../../model/model.ts';
import { systemPrompt } from './system-prompt.ts';

/** What the assistant answers: the person's words, what was said before, and the re-encoded photo as a data URL. */
export type PrayerRequest = { message: string; history: ChatTurn[]; photo: string | undefined };

/**
 * The conversation as a model is given it. The person's words stand between marks that nobody can know beforehand, so
 * that no text can end its own quotation and speak as we do.
 */
export function prayerMessages({ message, history, photo }: PrayerRequest): ModelMessage[] {
  const id = randomBytes(6).toString('hex');
  const marks = { begin: `<<<PRAYER-${id}`, end: `PRAYER-${id}>>>` };
  const quoted = (text: string) => `${marks.begin}\n${text}\n${marks.end}`;
  const request = quoted(message);
  return [
    { role: 'system', content: systemPrompt(marks) },
    ...history.map(({ role, content }) =>
      role === 'user' ? { role, content: quoted(content) } : { role, content },
    ),
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
