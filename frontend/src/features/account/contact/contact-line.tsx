import type { ContactKind, PendingChange } from '@kbf/contracts';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SaidAtLast } from '../../../components/said-at-last.tsx';
import { ChangeContact } from './change-contact.tsx';
import { PendingContact } from './pending-contact.tsx';
import { contactWords, shownContact } from './contact-words.ts';

type ContactLineProps = {
  what: ContactKind;
  value: string | null;
  isVerified: boolean;
  pending: PendingChange | undefined;
};

/** A phone or email: its value, a pending change, and a button to change it. */
export function ContactLine({ what, value, isVerified, pending }: ContactLineProps) {
  const [state, setState] = useState<'still' | 'changing' | 'confirmed'>('still');
  const { label, none } = contactWords[what];
  return (
    <li className="border-b border-hairline py-5 last:border-b-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6">
        <div>
          <p className="text-sm text-quiet">{label}</p>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold [overflow-wrap:anywhere]">
            <bdi>{value ? shownContact(what, value) : none}</bdi>
            {value &&
              (isVerified ? (
                <Badge tone="olive">Confirmed</Badge>
              ) : (
                <Badge tone="clay">Not confirmed</Badge>
              ))}
          </p>
        </div>
        {!pending && state !== 'changing' && (
          <Button
            variant="outline"
            aria-label={`${value ? 'Change' : 'Add'} ${label.toLowerCase()}`}
            onClick={() => setState('changing')}
          >
            {value ? 'Change' : 'Add one'}
          </Button>
        )}
      </div>
      {state === 'confirmed' && !pending && (
        <div className="mt-4">
          <SaidAtLast title={`Your ${label.toLowerCase()} is confirmed.`} />
        </div>
      )}
      {state === 'changing' && !pending && (
        <ChangeContact what={what} onClose={() => setState('still')} />
      )}
      {pending && (
        <PendingContact
          key={`${pending.state} ${pending.value}`}
          change={pending}
          onConfirmed={() => setState('confirmed')}
          onCancelled={() => setState('still')}
        />
      )}
    </li>
  );
}
