import type { MemberRecord } from '@kbf/contracts';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { readable } from '../../lib/browser/phone-number.ts';
import { toast } from '../../lib/browser/toast.ts';
import { useSendMemberLinkMutation } from './admin-members-api.ts';

/** Sends a login link to the member's own phone, or to their e-mail, after a confirmation. */
export function SendLink({ member }: { member: MemberRecord }) {
  const { id, fullName, phone, phoneVerified, email, emailVerified, suspended, leaving, frozen } =
    member;
  const [send] = useSendMemberLinkMutation();
  const bySms = phone !== null && phoneVerified;
  const to = bySms ? readable(phone) : emailVerified ? email : null;
  if (suspended || leaving || frozen || !to) return null;
  return (
    <ConfirmButton
      size="sm"
      aria-label={`Send login link: ${fullName}`}
      title={`Send ${fullName} a login link?`}
      description={`It goes to ${to}, even if too many links were requested for that address. Only they will see it.`}
      confirmLabel="Send link"
      onConfirm={() => send({ id, channel: bySms ? 'sms' : 'email' }).unwrap()}
      onDone={() => toast({ title: 'The login link is on its way' })}
    >
      Send login link
    </ConfirmButton>
  );
}
