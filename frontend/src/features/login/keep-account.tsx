import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { useKeepAccountMutation } from '../../lib/api/login-api.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { paths } from '../../lib/paths.ts';

/** The page for a person who was told that their account was deleted, and wants to keep it. It logs nobody in. */
export function KeepAccount({ token }: { token: string }) {
  const [keep, { isLoading, isSuccess, error }] = useKeepAccountMutation();
  const failure = error as ApiError | undefined;
  if (isSuccess)
    return (
      <PageState
        level={1}
        title="Your account stays"
        text={
          'What you shared is shown again. All logins have ended, so log in as before. ' +
          'If you did not delete the account yourself, look at your phone, e-mail and passkeys there.'
        }
        action={<LinkButton to={paths.login.href()}>Log in</LinkButton>}
      />
    );
  const isOver = failure !== undefined && [409, 410].includes(failure.status);
  return (
    <PageState
      level={1}
      failed={failure !== undefined}
      title={failure ? 'That did not work' : 'Keep your account?'}
      text={
        failure
          ? readableMessage(failure)
          : 'It was deleted, and is hidden until everything is erased. One click brings it back.'
      }
      action={
        isOver ? (
          <LinkButton to={paths.home.href()}>To the start page</LinkButton>
        ) : (
          <Button
            size="lg"
            pending={isLoading}
            pendingLabel="Bringing it back..."
            onClick={() => void keep({ token })}
          >
            Keep my account
          </Button>
        )
      }
    />
  );
}
