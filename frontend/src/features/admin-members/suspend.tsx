import type { MemberRecord } from '@kbf/contracts';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { useUpdateMemberMutation } from './admin-members-api.ts';

const words = {
  suspend: {
    label: 'Suspend',
    description:
      'They will be logged out and cannot log in. We notify them and all admins, who can undo it.',
  },
  restore: {
    label: 'End suspension',
    description: 'They can log in again with their phone and email. We notify them and all admins.',
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
