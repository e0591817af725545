import type { MemberRecord } from '@kbf/contracts';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { useUpdateMemberMutation } from './members-api.ts';

/** Changes a member's role, after a confirmation. */
export function ChangeRole({ member: { id, fullName, role } }: { member: MemberRecord }) {
  const [update] = useUpdateMemberMutation();
  const next = role === 'admin' ? 'member' : 'admin';
  return (
    <ConfirmButton
      size="sm"
      aria-label={`Make ${next}: ${fullName}`}
      title={next === 'admin' ? `Make ${fullName} an admin?` : `Make ${fullName} a member?`}
      description="This takes effect right away and is logged. We notify them and all admins, who can undo it."
      confirmLabel="Change role"
      onConfirm={() => update({ id, role: next }).unwrap()}
    >
      Make {next}
    </ConfirmButton>
  );
}
