import { useEffect, useRef } from 'react';
import { Loading } from '../../components/ui/loading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import type { ApiError } from '../../lib/request-error.ts';
import { useRedeemLinkMutation } from './login-api.ts';
import { useEnter } from './use-enter.ts';

type RedeemLinkProps = {
  token: string;
  /** The link of a text, opened in the browser that asked, is redeemed at once; any other waits for a click. */
  atOnce: boolean;
  onNewLink: () => void;
};

/** What one sees who opened the link of a text or mail. */
export function RedeemLink({ token, atOnce, onNewLink }: RedeemLinkProps) {
  const [redeem, { isUninitialized, error }] = useRedeemLinkMutation();
  const enter = useEnter();
  const asked = useRef(false);

  async function logIn() {
    const result = await redeem({ token });
    if (!result.error) await enter();
  }

  useEffect(() => {
    // Once, also when React mounts twice in development: a link works once.
    if (asked.current || !atOnce) return;
    asked.current = true;
    void logIn();
  });

  if (error) {
    const { serverMessage, status } = error as ApiError;
    // Nobody has looked at the link: what is away or too much now may be fine in a moment.
    const mayWork = status === 0 || status === 429 || status >= 500;
    return mayWork ? (
      <PageState
        level={1}
        failed
        title={status === 0 ? 'We could not reach the server' : 'We could not check your link'}
        text={
          status === 0
            ? 'Keep this page open, check your connection and try again.'
            : (serverMessage ?? 'Something is away on our side. Please try again in a moment.')
        }
        action={<Button onClick={() => void logIn()}>Try again</Button>}
      />
    ) : (
      <PageState
        level={1}
        failed
        title="This link does not work any more"
        text={serverMessage ?? 'Links work once, for ten minutes. Ask for a new one.'}
        action={<Button onClick={onNewLink}>Ask for a new link</Button>}
      />
    );
  }
  if (!isUninitialized || atOnce) return <Loading label="Logging you in..." />;
  return (
    <PageState
      level={1}
      title="Your link is here"
      text="One click, and you are in. It works once, so we wait for you to press it."
      action={
        <Button size="lg" onClick={() => void logIn()}>
          Log me in
        </Button>
      }
    />
  );
}
