import type { MemberRecord } from '@kbf/contracts';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { useUpdateMemberMutation } from './members-api.ts';

const words = {
  suspend: {
    label: 'Suspend',
    description:
      'They are logged out and cannot log in. They and all admins are told, and any admin can undo it.',
  },
  restore: {
    label: 'End suspension',
    description:
      'They can log in again with the account’s phone and email. They and all admins are told.',
  },
} as const;

/** Suspends a member, or ends that, after a confirmation. */
export function Suspend({ member: { id, fullName, suspended } }: { member: MemberRecord }) {
  const [update] = useUpdateMemberMutation();
  const { label, description } = words[suspended ? 'restore' : 'suspend'];
  return (
    <ConfirmButton
      size="sm"
      aria-label={`${label}: ${fullName}`}
      title={suspended ? `End the suspension of ${fullName}?` : `Suspend ${fullName}?`}
      description={description}
      confirmLabel={label}
      onConfirm={() => update({ id, suspended: !suspended }).unwrap()}
    >
      {label}
    </ConfirmButton>
  );
}
