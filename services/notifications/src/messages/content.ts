import { z } from 'zod';

export const channel = z.enum(['sms', 'email', 'push']);
export type Channel = z.output<typeof channel>;
/** Channels that reach every member, by a proven number or address. */
const contactChannel = channel.exclude(['push']);
export type ContactChannel = z.output<typeof contactChannel>;

/** The data for a template. It is encrypted in transit and in the queue, and decrypted at the moment of sending. */
export const messageContent = z.object({
  /** E.164, mail address, or the id of a browser that takes notices. */
  to: z.string().min(3),
  link: z.string().optional(),
  code: z.string().optional(),
  fullName: z.string().optional(),
  /** The subject of the message: the type of a submission, the kind of decided text, or the changed data. */
  about: z.string().optional(),
  /** Why an address is confirmed. */
  purpose: z.enum(['training', 'membership', 'change']).optional(),
  outcome: z.enum(['published', 'hidden']).optional(),
  /** How many notices one alert stands for, or how many posts one notice. */
  count: z.int().positive().optional(),
  /** What a week brought. */
  week: z.object({ prayed: z.int(), comments: z.int(), matches: z.int() }).optional(),
  /** The message in place of a notice to a browser, when the browser takes none any more. */
  instead: z.object({ id: z.uuid(), channel: contactChannel, to: z.string().min(3) }).optional(),
  /** URL that ends messages of this kind (RFC 8058). */
  unsubscribe: z.string().optional(),
});
export type MessageContent = z.output<typeof messageContent>;

/** The text of one message. Mails have a subject and an HTML part, texts do not. */
export type Composed = {
  text: string;
  subject?: string;
  html?: string;
  unsubscribe?: string;
  /** It answers a message that its reader sent (RFC 3834). */
  isReply?: boolean;
};
