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
      title="Was it not you?"
      text={
        switches
          ? 'Somebody else is logged in here. Going on logs them out in this browser.'
          : 'We bring your old phone and e-mail back, log everybody out of your account, and let you in.'
      }
      action={
        <Button
          size="lg"
          pending={isLoading}
          pendingLabel="Taking it back..."
          onClick={() => void takeBack()}
        >
          {switches ? 'Go on' : 'Take the change back'}
        </Button>
      }
    />
  );
}
