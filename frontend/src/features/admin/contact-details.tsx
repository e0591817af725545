import { dialedDigits, type ContactSubmission } from '@kbf/contracts';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { dayAndTime, fullDate, relativeTime } from '../../lib/browser/relative-time.ts';
import { readable } from '../../lib/browser/phone-number.ts';
import { ApproveContact } from './approve-contact.tsx';
import { partLabels, statusWords } from './status-words.ts';
import { FollowUp } from './follow-up.tsx';

const linkStyle =
  'inline-flex min-h-11 items-center font-semibold text-gold-text underline decoration-gold/50 underline-offset-4';

/** One submission: message, contact data and status. */
export function ContactDetails({ contact }: { contact: ContactSubmission }) {
  const { type, status, email, phone, message, form, createdAt, replyDueAt } = contact;
  const fields: Partial<Record<keyof typeof partLabels, string>> = form ?? { message };
  const parts = Object.entries(partLabels).flatMap(([name, label]) => {
    const text = fields[name as keyof typeof partLabels];
    return text ? [{ name, label, text }] : [];
  });
  const { label, tone } = statusWords[status];
  const isDue = replyDueAt && status === 'new';
  const [openedAt] = useState(Date.now);
  const [isSaved, setSaved] = useState(false);
  const isLate = isDue && Date.parse(replyDueAt) < openedAt;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
          <Badge tone={tone}>{label}</Badge>
          <span>{type}</span>
          <time dateTime={createdAt} title={fullDate(createdAt)}>
            {relativeTime(createdAt)}
          </time>
          {isDue && (
            <span className={`font-semibold ${isLate ? 'text-clay' : 'text-ink'}`}>
              {isLate ? 'Reply overdue since' : 'Reply promised by'} {dayAndTime(replyDueAt)}
            </span>
          )}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6 [overflow-wrap:anywhere]">
          {email ? (
            <a href={`mailto:${email}`} className={linkStyle}>
              {email}
            </a>
          ) : (
            <span>The email was removed, because its owner deleted their account.</span>
          )}
          {phone && (
            <a href={`tel:${dialedDigits(phone)}`} className={linkStyle}>
              {readable(phone)}
            </a>
          )}
        </p>
      </div>
      <dl className="flex flex-col gap-4 border-y border-hairline py-5">
        {parts.map((part) => (
          <div key={part.name}>
            <dt className="text-sm text-quiet">{part.label}</dt>
            <dd dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {part.text}
            </dd>
          </div>
        ))}
      </dl>
      <ApproveContact contact={contact} />
      <FollowUp
        key={`${status} ${contact.note}`}
        contact={contact}
        isSaved={isSaved}
        onSaved={() => setSaved(true)}
      />
    </div>
  );
}
