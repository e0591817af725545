import type { MemberRecord } from '@kbf/contracts';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { useUpdateMemberMutation } from './members-api.ts';

/** Approves a member who joined by mail alone, after a confirmation. */
export function Approve({ member: { id, fullName } }: { member: MemberRecord }) {
  const [update] = useUpdateMemberMutation();
  return (
    <ConfirmButton
      size="sm"
      aria-label={`Approve: ${fullName}`}
      title={`Approve ${fullName}?`}
      description="They joined with only an email address. Once approved, they see what members share with each other."
      confirmLabel="Approve"
      onConfirm={() => update({ id, approved: true }).unwrap()}
    >
      Approve
    </ConfirmButton>
  );
}
