import { dialedDigits } from '@kbf/contracts';
import type { NeedContact } from '@kbf/contracts';
import { useState } from 'react';
import { LoadMore } from '../../components/load-more.tsx';
import { Query } from '../../components/query.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { readable } from '../../lib/browser/phone-number.ts';
import { relativeTimeWithin } from '../../lib/browser/relative-time.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { useAnswerNeedContactMutation, useListNeedContactsInfiniteQuery } from './needs-api.ts';

const reach = 'inline-flex min-h-11 items-center font-semibold text-gold-text underline';

function Reached({ phone, email }: NeedContact) {
  if (!phone && !email)
    return (
      <p className="text-sm text-quiet">
        There is no confirmed number or address to show right now.
      </p>
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
        title={`Not talk with ${otherName}?`}
        description="They see that it is not this time, and nothing else. This cannot be undone."
        confirmLabel="Not this time"
        onConfirm={() => answer({ contactId: id, answer: 'decline' }).unwrap()}
      >
        Not this time
      </ConfirmButton>
      <ContactDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Talk with ${otherName}`}
        description="Both of you see at once how to reach each other."
        submitLabel="Agree"
        onSubmit={(shares) => answer({ contactId: id, answer: 'confirm', shares }).unwrap()}
      />
    </div>
  );
}

const sentStates = {
  waiting: 'You asked. It is up to them now.',
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
          {isReceived ? 'asks you for contact' : 'was asked by you'},{' '}
          {relativeTimeWithin(createdAt)}
        </span>
      </p>
      <p
        dir="auto"
        className="prose-serif mt-2 border-l-2 border-hairline pl-4 [overflow-wrap:anywhere]"
      >
        {need.text}
      </p>
      {state === 'confirmed' && <Reached {...contact} />}
      {state !== 'confirmed' && !isReceived && (
        <p className="mt-2 text-sm font-semibold">{sentStates[state]}</p>
      )}
      {state === 'declined' && isReceived && (
        <p className="mt-2 text-sm font-semibold">You said: not this time.</p>
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
      loadingLabel="Loading contacts..."
      failedTitle="The contacts did not load"
      empty={
        <PageState
          title="Nobody has asked yet"
          text="When you ask somebody, or somebody asks you, it stands here."
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
