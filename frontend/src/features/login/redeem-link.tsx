import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import type { ApiError } from '../../lib/api/request-error.ts';
import { LinkFailed } from './link-failed.tsx';
import { useInspectLinkMutation, useRedeemLinkMutation } from '../../lib/api/login-api.ts';
import { useEnter } from './use-enter.ts';

type RedeemLinkProps = { token: string; onNewLink: () => void };

/**
 * Opens a link from a text or mail. The server says who it is for. A text that this browser asked for logs in at once;
 * any other link waits for a click; a person who is logged in as another member confirms the switch.
 */
export function RedeemLink({ token, onNewLink }: RedeemLinkProps) {
  const [inspect, { data: link, error: unreadable }] = useInspectLinkMutation();
  const [redeem, { isLoading, isSuccess, error }] = useRedeemLinkMutation();
  const enter = useEnter();
  const asked = useRef(false);

  async function logIn(switchLogin?: true) {
    const result = await redeem({ token, ...(switchLogin && { switchLogin }) });
    if (!result.error) await enter();
  }

  async function look() {
    const { data } = await inspect({ token });
    if (data?.askedHere && !data.switches) await logIn();
  }

  useEffect(() => {
    // Only once, even if React mounts twice in development: a link works once.
    if (asked.current) return;
    asked.current = true;
    void look();
  });

  const failure = (error ?? unreadable) as ApiError | undefined;
  if (failure)
    return (
      <LinkFailed
        failure={failure}
        onRetry={() => void (error ? logIn() : look())}
        onNewLink={onNewLink}
      />
    );
  if (!link) return <Loading label="Checking your link..." />;
  if (isLoading || isSuccess || (link.askedHere && !link.switches))
    return <Loading label="Logging you in..." />;
  return link.switches ? (
    <PageState
      level={1}
      title={`This link is for ${link.to}`}
      text="Someone else is logged in here. If you did not ask for this link, close this page. Nothing has happened."
      action={
        <Button size="lg" onClick={() => void logIn(true)}>
          Log them out and log in as {link.to}
        </Button>
      }
    />
  ) : (
    <PageState
      level={1}
      title="Your link is here"
      text={`It is for ${link.to}. If that is not you, close this page.`}
      action={
        <Button size="lg" onClick={() => void logIn()}>
          Log me in
        </Button>
      }
    />
  );
}
