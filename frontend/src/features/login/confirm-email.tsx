import type { CurrentUser } from '@kbf/contracts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import { announceLoginChange } from '../../lib/session/login-channel.ts';
import { notePasskeyOffer } from '../../lib/session/passkey-hints.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { AskForMailAgain } from './ask-for-mail-again.tsx';
import { useVerifyEmailMutation } from '../../lib/api/login-api.ts';
import { isUsedLink, noteUsedLink } from './used-links.ts';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

/** Waits for a click, because mail scanners open links; then the address is confirmed and the person is logged in. */
export function ConfirmEmail({ token }: { token: string }) {
  const [verify, { isLoading, error }] = useVerifyEmailMutation();
  // The store drops its answers on login.
  const [user, setUser] = useState<CurrentUser>();
  const [wasUsed] = useState(() => isUsedLink(token));
  const failure = error as ApiError | undefined;
  const switches = failure?.code === 'login_switch';
  const state = user ? 'done' : failure ? 'failed' : 'asking';
  const region = useFocusWhen<HTMLDivElement>(state !== 'asking' && state);

  async function confirm() {
    const { data, error: refused } = await verify({
      token,
      ...(switches && { switchLogin: true }),
    });
    if (data || (refused as ApiError).status === 410) noteUsedLink(token);
    if (!data) return;
    setUser(data);
    notePasskeyOffer();
    await refreshSession();
    announceLoginChange('login');
  }
  const confirmButton = (label: string) => (
    <Button
      size="lg"
      pending={isLoading}
      pendingLabel="Confirming..."
      onClick={() => void confirm()}
    >
      {label}
    </Button>
  );

  if (wasUsed || (failure && !switches && failure.status === 410))
    return (
      <AskForMailAgain
        takesFocus={!wasUsed}
        title="This link no longer works"
        text={
          'Links work once, for one day, and a newer email replaces earlier ones. ' +
          'If you have already confirmed, log in with your email.'
        }
      />
    );
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
      ) : (
        <Waiting failure={failure} button={confirmButton} />
      )}
    </div>
  );
}

/** Before the click, or after a failed one. */
function Waiting(props: { failure: ApiError | undefined; button: (label: string) => ReactNode }) {
  const { failure, button } = props;
  if (!failure)
    return (
      <PageState
        level={1}
        title="Confirm your email address"
        text={
          'This tells us the email address is yours, and logs you in. ' +
          'If you did not ask for it, close this page.'
        }
        action={button('Confirm my email')}
      />
    );
  if (failure.code === 'login_switch')
    return (
      <PageState
        level={1}
        title="Someone else is logged in here"
        text="If you continue, they will be logged out of this browser and your address will be confirmed."
        action={button('Log them out and confirm')}
      />
    );
  if (failure.status === 403)
    return (
      <PageState
        level={1}
        failed
        title="Log in first"
        text={readableMessage(failure)}
        action={<LinkButton to={paths.login.href()}>Log in</LinkButton>}
      />
    );
  const mayWork = failure.status === 0 || failure.status === 429 || failure.status >= 500;
  return (
    <PageState
      level={1}
      failed
      title={mayWork ? 'We could not confirm it yet' : 'This address cannot be confirmed here'}
      text={readableMessage(failure)}
      action={mayWork ? button('Try again') : undefined}
    />
  );
}
