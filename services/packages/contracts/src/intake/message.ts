import { z } from 'zod';
import { contributionTypes } from './contribution-types.ts';

/**
 * The message of a contact submission is one text (specification section 3) made of what a form asked. This file is the
 * only place that knows how: `composeMessage` writes it, `parseMessage` reads it back, and the admin's types are
 * derived from its markers. Browser-safe.
 */

/** What an admin sees a submission as: three contributions, a Member (the join form), or anything else. */
export const submissionType = z.enum([
  contributionTypes.speaker,
  contributionTypes.sponsor,
  contributionTypes.donation,
  'Member',
  'General Contact',
]);
export type SubmissionType = z.infer<typeof submissionType>;

/** The sentence that the join form adds for every person. */
export const interestSentence = 'I am interested in joining Kingdom Builders Fellowship.';

export type ContactForm =
  | { form: 'join'; company: string; about: string }
  | { form: 'speaker'; company: string; bio: string; speakingPreference: string }
  | { form: 'sponsor'; company: string; description: string }
  | { form: 'donation'; company: string; amount: string; message: string };

const markers = {
  type: 'Contribution Type',
  company: 'Company',
  about: 'About',
  interest: 'Interest',
  bio: 'Bio',
  speakingPreference: 'Speaking Preference',
  description: 'Description',
  amount: 'Donation Amount',
  message: 'Message',
} as const;

const markerLine = new RegExp(`^(${Object.values(markers).join('|')}): `);

/** A line of somebody's text that looks like a marker is set in by a blank, so that it stays text. */
const asText = (text: string) =>
  text
    .split('\n')
    .map((line) => (markerLine.test(line.trimStart()) ? ` ${line}` : line))
    .join('\n');

const line = (marker: string, text: string) => `${marker}: ${asText(text).trimStart()}`;

/** The text that is sent to `POST /api/contact`. */
export function composeMessage(form: ContactForm): string {
  const lines =
    form.form === 'join'
      ? [
          line(markers.company, form.company),
          line(markers.about, form.about),
          line(markers.interest, interestSentence),
        ]
      : [
          line(markers.type, contributionTypes[form.form]),
          line(markers.company, form.company),
          ...(form.form === 'speaker'
            ? [
                line(markers.bio, form.bio),
                line(markers.speakingPreference, form.speakingPreference),
              ]
            : form.form === 'sponsor'
              ? [line(markers.description, form.description)]
              : [line(markers.amount, form.amount), line(markers.message, form.message)]),
        ];
  return lines.join('\n\n');
}

/** The parts of a message by marker; text before the first marker is under `text`. */
function partsOf(message: string): Record<string, string> {
  const parts: Record<string, string[]> = { text: [] };
  let current = 'text';
  for (const raw of message.split('\n')) {
    const marker = markerLine.exec(raw)?.[1];
    if (marker !== undefined && parts[marker] === undefined) {
      current = marker;
      parts[marker] = [raw.slice(marker.length + 2)];
    } else {
      const unescaped =
        raw.startsWith(' ') && markerLine.test(raw.trimStart()) ? raw.slice(1) : raw;
      parts[current]?.push(unescaped);
    }
  }
  return Object.fromEntries(
    Object.entries(parts).map(([marker, lines]) => [marker, lines.join('\n').trim()]),
  );
}

/**
 * The type by the specification's rule: contribution markers first, then Member if a company appears, else General
 * Contact. Only marker lines count in what a form made, so that nobody's own words change its type; a text that no
 * form made has no such lines, and there the words themselves are looked for.
 */
function typeOf(parts: Record<string, string>): SubmissionType {
  const typed = parts[markers.type] ?? parts['text'] ?? '';
  const contribution = Object.values(contributionTypes).find((type) => typed.includes(type));
  if (contribution) return contribution;
  const hasCompany = parts[markers.company] !== undefined || parts['text']?.includes('Company:');
  return hasCompany ? 'Member' : 'General Contact';
}

/** Reads a composed message back: its type, and its fields with the names the forms have. */
export function parseMessage(message: string): {
  type: SubmissionType;
  fields: Partial<Record<keyof typeof markers | 'text', string>>;
} {
  const parts = partsOf(message);
  const type = typeOf(parts);
  const fields: Partial<Record<keyof typeof markers | 'text', string>> = {};
  for (const [name, marker] of Object.entries(markers)) {
    const text = parts[marker];
    if (text !== undefined) fields[name as keyof typeof markers] = text;
  }
  if (parts['text']) fields.text = parts['text'];
  return { type, fields };
}

/** What a person wrote freely in the fields of a form, out of the message that the form made of them. */
export function freeTextsIn(message: string): string[] {
  const { fields } = parseMessage(message);
  return [fields.text, fields.about, fields.bio, fields.description, fields.message]
    .filter((text) => text !== undefined)
    .filter((text) => text !== '' && text !== message.trim());
}
