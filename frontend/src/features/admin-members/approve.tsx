import type { MemberRecord } from '@kbf/contracts';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { useUpdateMemberMutation } from './members-api.ts';

/** Lets a member in who joined by mail alone, after a question. */
export function Approve({ member: { id, fullName } }: { member: MemberRecord }) {
  const [update] = useUpdateMemberMutation();
  return (
    <ConfirmButton
      size="sm"
      aria-label={`Approve: ${fullName}`}
      title={`Approve ${fullName}?`}
      description="They joined by e-mail alone. Approved, they see what members share with members."
      confirmLabel="Approve"
      onConfirm={() => update({ id, approved: true }).unwrap()}
    >
      Approve
    </ConfirmButton>
  );
}
