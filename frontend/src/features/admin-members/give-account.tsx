import type { MemberRecord } from '@kbf/contracts';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { readable } from '../../lib/browser/phone-number.ts';
import { useGiveAccountMutation } from './admin-members-api.ts';

type GiveAccountProps = { member: MemberRecord; frozen: { phone: string; email: string } };

/** Two contacts disagree about who owns an account: an admin gives it to one of them. */
export function GiveAccount({ member: { id, fullName }, frozen }: GiveAccountProps) {
  const [give] = useGiveAccountMutation();
  const contacts = { phone: readable(frozen.phone), email: frozen.email };
  return (
    <span className="grid gap-2">
      <span className="max-w-[44ch] text-sm text-quiet">
        Phone and email disagree about who owns this account. Talk to the member first. No one can
        log in until you decide.
      </span>
      <span className="flex flex-wrap gap-2">
        {(['phone', 'email'] as const).map((contact) => (
          <ConfirmButton
            key={contact}
            size="sm"
            aria-label={`Give to ${contacts[contact]}: ${fullName}`}
            title={`Give ${fullName}’s account to ${contacts[contact]}?`}
            description="They can log in again. We remove the other contact and all passkeys. You cannot undo this."
            confirmLabel="Give account"
            onConfirm={() => give({ id, contact }).unwrap()}
          >
            Give to {contacts[contact]}
          </ConfirmButton>
        ))}
      </span>
    </span>
  );
}
