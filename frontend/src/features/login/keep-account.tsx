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
        title="Your account is still here"
        text={
          'Others can see what you shared again. You have been logged out everywhere, so please log in again. ' +
          'If you did not delete the account yourself, check its phone, email and passkeys after you log in.'
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
          : 'It is scheduled to be deleted and is hidden until then. You can bring it back now.'
      }
      action={
        isOver ? (
          <LinkButton to={paths.home.href()}>Go to home</LinkButton>
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
