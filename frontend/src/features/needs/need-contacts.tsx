import { dialedDigits, type NeedContact } from '@kbf/contracts';
import { useState } from 'react';
import { LoadMore } from '../../components/load-more.tsx';
import { WritePrivately } from '../../components/private-chat/write-privately.tsx';
import { Query } from '../../components/query.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { readable } from '../../lib/browser/phone-number.ts';
import { relativeTimeWithin } from '../../lib/browser/relative-time.ts';
import { ContactDialog } from './contact-author-dialog.tsx';
import { useAnswerNeedContactMutation, useListNeedContactsInfiniteQuery } from './needs-api.ts';

const reach = 'inline-flex min-h-11 items-center font-semibold text-gold-text underline';

function Reached({ phone, email }: NeedContact) {
  if (!phone && !email)
    return (
      <p className="text-sm text-quiet">There is no confirmed phone or email to show right now.</p>
    );
  return (
    <p className="flex flex-wrap gap-x-6">
      {phone && (
        <a href={`tel:${dialedDigits(phone)}`} className={reach}>
          {readable(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`${reach} [overflow-wrap:anywhere]`}>
          {email}
        </a>
      )}
    </p>
  );
}

function Answer({ contact: { id, otherName } }: { contact: NeedContact }) {
  const [isOpen, setIsOpen] = useState(false);
  const [answer] = useAnswerNeedContactMutation();
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button onClick={() => setIsOpen(true)}>Agree to talk</Button>
      <ConfirmButton
        title={`Decline to talk with ${otherName}?`}
        description="They will only see “Not this time.” You cannot undo this."
        confirmLabel="Not this time"
        onConfirm={() => answer({ contactId: id, answer: 'decline' }).unwrap()}
      >
        Not this time
      </ConfirmButton>
      <ContactDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Talk with ${otherName}`}
        description="You will both see how to reach each other right away."
        submitLabel="Agree"
        onSubmit={(shares) => answer({ contactId: id, answer: 'confirm', shares }).unwrap()}
      />
    </div>
  );
}

const sentStates = {
  waiting: 'You asked. Now it’s up to them.',
  declined: 'Not this time.',
} as const;

function ContactItem({ contact }: { contact: NeedContact }) {
  const { need, direction, otherName, otherUserId, state, createdAt } = contact;
  const isReceived = direction === 'received';
  return (
    <li className="border-b border-hairline py-6 first:pt-0">
      <p className="[overflow-wrap:anywhere]">
        <TextLink to={paths.profile.href(otherUserId)}>
          <bdi>{otherName}</bdi>
        </TextLink>{' '}
        <span className="text-quiet">
          {isReceived ? 'would like to talk with you' : 'got your request'},{' '}
          {relativeTimeWithin(createdAt)}
        </span>
      </p>
      <p
        dir="auto"
        className="prose-serif mt-2 border-l-2 border-hairline pl-4 [overflow-wrap:anywhere]"
      >
        {need.text}
      </p>
      {state === 'confirmed' && (
        <>
          <Reached {...contact} />
          <div className="mt-2">
            <WritePrivately userId={otherUserId} name={otherName} />
          </div>
        </>
      )}
      {state !== 'confirmed' && !isReceived && (
        <p className="mt-2 text-sm font-semibold">{sentStates[state]}</p>
      )}
      {state === 'declined' && isReceived && (
        <p className="mt-2 text-sm font-semibold">You said “Not this time.”</p>
      )}
      {state === 'waiting' && isReceived && <Answer contact={contact} />}
    </li>
  );
}

/** Contact requests between members. */
export function NeedContacts() {
  const contacts = useListNeedContactsInfiniteQuery();
  return (
    <Query
      of={contacts}
      loadingLabel="Loading requests..."
      failedTitle="Your requests did not load"
      empty={
        <PageState
          title="No requests yet"
          text="When you ask someone, or someone asks you, it will appear here."
        />
      }
    >
      {({ pages }) => (
        <>
          <ul className="max-w-3xl">
            {pages
              .flatMap(({ items }) => items)
              .map((contact) => (
                <ContactItem key={contact.id} contact={contact} />
              ))}
          </ul>
          <LoadMore of={contacts} label="Show more" pendingLabel="Loading..." />
        </>
      )}
    </Query>
  );
}
