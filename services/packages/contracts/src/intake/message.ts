import { z } from 'zod';
import { writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { contributionTypes } from './contribution-types.ts';

/**
 * What the contact forms send: their fields, and the one text that the specification composes from them (section 3).
 * Browser-safe.
 */

/** How an admin sees a submission: three contributions, a Member (the join form), or a general contact. */
export const submissionType = z.enum([
  contributionTypes.speaker,
  contributionTypes.sponsor,
  contributionTypes.donation,
  'Member',
  'General Contact',
]);
export type SubmissionType = z.infer<typeof submissionType>;

/** The join form adds this sentence for every person. */
export const interestSentence = 'I am interested in joining Kingdom Builders Fellowship.';

const field = writtenText(limits.contact.messageMax);
const company = writtenText(limits.contact.companyMax, limits.contact.companyMin);

/** The fields of a form, with its kind. A company is optional for a donation (a departure from the specification). */
export const contactForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('join'), company, about: field }),
  z.object({ kind: z.literal('speaker'), company, bio: field, speakingPreference: field }),
  z.object({ kind: z.literal('sponsor'), company, description: field }),
  z.object({
    kind: z.literal('donation'),
    company: writtenText(limits.contact.companyMax, 0),
    amount: writtenText(100),
    message: field,
  }),
]);
export type ContactForm = z.infer<typeof contactForm>;

type FieldsOf<Form> = Form extends unknown ? Exclude<keyof Form, 'kind'> : never;
/** The name of a field of any form: the compiler asks for its label. */
export type ContactField = FieldsOf<ContactForm>;

/** The label of each field in the composed text, in order. */
const labels = {
  company: 'Company',
  about: 'About',
  bio: 'Bio',
  speakingPreference: 'Speaking Preference',
  description: 'Description',
  amount: 'Donation Amount',
  message: 'Message',
} as const satisfies Record<ContactField, string>;

/** The text that is sent to `POST /api/contact` beside the fields. */
export function composeMessage(form: ContactForm): string {
  const fields: Partial<Record<keyof typeof labels, string>> = form;
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const text = fields[name as keyof typeof labels];
    return text ? [`${label}: ${text}`] : [];
  });
  if (form.kind === 'join') return [...lines, `Interest: ${interestSentence}`].join('\n\n');
  return [`Contribution Type: ${contributionTypes[form.kind]}`, ...lines].join('\n\n');
}

/** The type of a submission that came with form fields. */
export const typeOfForm = ({ kind }: ContactForm): SubmissionType =>
  kind === 'join' ? 'Member' : contributionTypes[kind];

/**
 * The type of a message that came without form fields, by its markers (specification section 9): a contribution first,
 * then Member if a company appears, else General Contact.
 */
export function typeOfMessage(message: string): SubmissionType {
  const contribution = Object.values(contributionTypes).find((type) => message.includes(type));
  return contribution ?? (message.includes('Company:') ? 'Member' : 'General Contact');
}
