import { dialedDigits } from '@kbf/contracts';
import type { CareCase } from '@kbf/contracts';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { readable } from '../../lib/browser/phone-number.ts';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Two in a row on a phone, below the number. */
export const besideCall = 'max-sm:px-3 max-sm:text-sm';

/** The person and their contact data, with numbers to tap first. Other actions are beside it. */
export function Person({
  of: { author, person },
  children,
}: {
  of: CareCase;
  children: ReactNode;
}) {
  const { fullName, phone, email } = person ?? {};
  return (
    <section aria-label="Who this is" className="flex flex-col gap-3">
      <p>
        {fullName && (
          <bdi className="font-display text-xl [overflow-wrap:anywhere]">{fullName}</bdi>
        )}
        {author === 'visitor' &&
          (person ? (
            <span className="block text-quiet">
              A visitor. They entered this in the form; we have not confirmed it.
            </span>
          ) : (
            'A visitor. We have no name or number. They saw where to find help.'
          ))}
        {author === 'member' &&
          !person &&
          'A member. We cannot look up their name and number right now.'}
        {person?.id && !phone && !email && (
          <span className="block">No confirmed phone or email.</span>
        )}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
        {phone && (
          <a
            href={`tel:${dialedDigits(phone)}`}
            className={buttonStyle({ className: 'max-sm:col-span-2' })}
          >
            <Phone {...icon} /> Call {readable(phone)}
          </a>
        )}
        {phone && (
          <a
            href={`sms:${dialedDigits(phone)}`}
            className={buttonStyle({ variant: 'outline', className: besideCall })}
          >
            <MessageSquare {...icon} /> Text
          </a>
        )}
        {email && (
          <a
            href={`mailto:${email}`}
            className={buttonStyle({ variant: 'outline', className: besideCall })}
          >
            <Mail {...icon} /> Email
          </a>
        )}
        {children}
      </div>
    </section>
  );
}
