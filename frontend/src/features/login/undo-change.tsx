import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import type { ApiError } from '../../lib/api/request-error.ts';
import { LinkFailed } from './link-failed.tsx';
import { useUndoContactChangeMutation } from '../../lib/api/login-api.ts';
import { useEnter } from './use-enter.ts';

/** The page for a member who was told of a new phone or email and did not make the change. */
export function UndoChange({ token }: { token: string }) {
  const [undo, { isLoading, error }] = useUndoContactChangeMutation();
  const enter = useEnter();
  const navigate = useNavigate();
  const failure = error as ApiError | undefined;
  const switches = failure?.code === 'login_switch';

  async function takeBack() {
    const result = await undo({ token, ...(switches && { switchLogin: true }) });
    if (!result.error) await enter();
  }

  if (failure && !switches)
    return (
      <LinkFailed
        failure={failure}
        onRetry={() => void takeBack()}
        onNewLink={() => void navigate(paths.login.href(), { replace: true })}
      />
    );
  return (
    <PageState
      level={1}
      title="Wasn’t you?"
      text={
        switches
          ? 'Someone else is logged in here. If you continue, they will be logged out of this browser.'
          : 'We will restore your old phone and email, log everyone out of your account, and log you in.'
      }
      action={
        <Button
          size="lg"
          pending={isLoading}
          pendingLabel="Undoing..."
          onClick={() => void takeBack()}
        >
          {switches ? 'Continue' : 'Undo the change'}
        </Button>
      }
    />
  );
}
