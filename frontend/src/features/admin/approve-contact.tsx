import type { ContactSubmission } from '@kbf/contracts';
import { useState } from 'react';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useApproveSubmissionMutation } from './contacts-api.ts';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

/** Makes the person a member, after a confirmation; then links to the members. */
export function ApproveContact({ contact }: { contact: ContactSubmission }) {
  const { id, fullName, email, status } = contact;
  const [approve] = useApproveSubmissionMutation();
  const [times, setTimes] = useState(0);
  const said = useFocusWhen<HTMLDivElement>(times);
  if (status === 'approved' || times > 0)
    return (
      <div ref={said} tabIndex={-1} className="focus:outline-none">
        <Notice tone="done" title={`${fullName} was approved.`}>
          A welcome message invites them to log in.{' '}
          <TextLink to={`${paths.adminMembers.href()}?search=${encodeURIComponent(email)}`}>
            See them in the member list
          </TextLink>
        </Notice>
      </div>
    );
  return (
    <div>
      <ConfirmButton
        variant="primary"
        title={`Make ${fullName} a member?`}
        description="They get a welcome message that tells them how to log in. The log records this."
        confirmLabel="Approve"
        onConfirm={() => approve({ id }).unwrap()}
        onDone={() => setTimes(times + 1)}
      >
        Approve as member
      </ConfirmButton>
    </div>
  );
}
