import { z } from 'zod';

export const channel = z.enum(['sms', 'email']);
export type Channel = z.output<typeof channel>;

/** What a template is filled with. Travels and waits sealed, opened at the moment of sending. */
export const messageContent = z.object({
  /** E.164 or mail address. */
  to: z.string().min(3),
  link: z.string().optional(),
  code: z.string().optional(),
  fullName: z.string().optional(),
  /** What the message is about: the type of a submission, the kind of text that was decided about, what was changed. */
  about: z.string().optional(),
  /** What an address is confirmed for. */
  purpose: z.enum(['training', 'membership', 'change']).optional(),
  outcome: z.enum(['published', 'hidden']).optional(),
  /** How many notices one alert stands for, or how many posts one notice. */
  count: z.int().positive().optional(),
  /** Address that ends messages of this kind (RFC 8058). */
  unsubscribe: z.string().optional(),
});
export type MessageContent = z.output<typeof messageContent>;

/** The words of one message. Mails have a subject and an HTML part, texts do not. */
export type Composed = {
  text: string;
  subject?: string;
  html?: string;
  unsubscribe?: string;
};
