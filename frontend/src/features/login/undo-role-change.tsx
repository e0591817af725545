import type { RoleChange } from '@kbf/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { useUndoRoleChangeMutation } from '../../lib/api/login-api.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { paths } from '../../lib/paths.ts';

const words: Record<RoleChange, string> = {
  'made-admin': 'made an admin',
  'made-member': 'made a member and is no longer an admin',
  suspended: 'suspended',
  restored: 'unsuspended',
};

/** The page for an admin who was told what an admin did to a person: it says who that was, and undoes it. */
export function UndoRoleChange({ token }: { token: string }) {
  const [look, { data: found, error: unreadable }] = useUndoRoleChangeMutation();
  const [undo, { isLoading, isSuccess, error }] = useUndoRoleChangeMutation();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void look({ token, look: true });
  });
  const failure = (error ?? unreadable) as ApiError | undefined;
  const home = <LinkButton to={paths.home.href()}>Go to home</LinkButton>;
  if (failure)
    return (
      <PageState
        level={1}
        failed
        title="That did not work"
        text={readableMessage(failure)}
        action={home}
      />
    );
  if (!found) return <Loading label="Checking your link..." />;
  const { fullName, actorName, change } = found;
  if (isSuccess)
    return (
      <PageState
        level={1}
        title="The change has been undone"
        text={`${fullName}’s account is back to how it was. We have told them and all admins.`}
        action={home}
      />
    );
  return (
    <PageState
      level={1}
      title={`${fullName} was ${words[change]}`}
      text={`${actorName} made this change. If it is right, close this page. Nothing will change.`}
      action={
        <Button
          size="lg"
          pending={isLoading}
          pendingLabel="Undoing..."
          onClick={() => void undo({ token })}
        >
          Undo the change
        </Button>
      }
    />
  );
}
