import type { CurrentUser } from '@kbf/contracts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import { announceLoginChange } from '../../lib/session/login-channel.ts';
import { notePasskeyOffer } from '../../lib/session/passkey-hints.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { AskForMailAgain } from './ask-for-mail-again.tsx';
import { LinkQuestion } from './link-question.tsx';
import { useVerifyEmailMutation } from '../../lib/api/login-api.ts';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';
import { failureOf, useInspectedLink } from './use-inspected-link.ts';

/** Says which address it confirms, and waits for a click; then the person is logged in. */
export function ConfirmEmail({ token }: { token: string }) {
  const [verify, { isLoading, error }] = useVerifyEmailMutation();
  // The store drops its answers on login.
  const [user, setUser] = useState<CurrentUser>();
  const {
    link,
    failure: unreadable,
    look,
    go,
  } = useInspectedLink(token, async (asked) => {
    const result = await verify(asked);
    if (result.data) {
      setUser(result.data);
      notePasskeyOffer();
      await refreshSession();
      announceLoginChange('login');
    }
    return result;
  });
  const refused = failureOf(error);
  const failure = refused ?? unreadable;
  const state = user ? 'done' : refused ? 'failed' : 'asking';
  const region = useFocusWhen<HTMLDivElement>(state !== 'asking' && state);

  if (failure?.status === 410)
    return (
      <AskForMailAgain
        takesFocus={refused !== undefined}
        title="This link no longer works"
        text={
          'Links work once and expire after one day. A newer email replaces earlier ones. ' +
          'If you have already confirmed, log in with your email.'
        }
      />
    );
  if (!user && !link && !failure) return <Loading label="Checking your link..." />;
  return (
    <div ref={region} tabIndex={-1} className="focus:outline-none">
      {user ? (
        <PageState
          level={1}
          title={`Welcome${user.firstName ? `, ${user.firstName}` : ''}. You are in.`}
          text="Your email address is confirmed. From now on, you can use it to log in."
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <LinkButton to={paths.dashboard.href()}>Open your dashboard</LinkButton>
              <LinkButton to={paths.home.href()} variant="outline">
                Go to home
              </LinkButton>
            </span>
          }
        />
      ) : failure ? (
        <NotConfirmed
          failure={failure}
          pending={isLoading}
          onRetry={() => void (refused ? go() : look())}
        />
      ) : link ? (
        <LinkQuestion
          link={link}
          title={`Is ${link.to} your address?`}
          text={
            'This confirms that the address is yours and logs you in. ' +
            'If it is not yours, or you did not request this, close this page.'
          }
          label="Confirm my email"
          afterLogout={`confirm ${link.to}`}
          pending={isLoading}
          pendingLabel="Confirming..."
          onGo={(switchLogin) => void go(switchLogin)}
        />
      ) : null}
    </div>
  );
}

type NotConfirmedProps = { failure: ApiError; pending: boolean; onRetry: () => void };

function NotConfirmed({ failure, pending, onRetry }: NotConfirmedProps) {
  const { status } = failure;
  const mayWork = status === 0 || status === 429 || status >= 500;
  return (
    <PageState
      level={1}
      failed
      title={mayWork ? 'We could not confirm it yet' : 'This address cannot be confirmed here'}
      text={readableMessage(failure)}
      action={
        mayWork ? (
          <Button size="lg" pending={pending} pendingLabel="Confirming..." onClick={onRetry}>
            Try again
          </Button>
        ) : undefined
      }
    />
  );
}
