import { Navigate } from 'react-router';
import { Loading } from '../../components/ui/loading.tsx';
import { mayWork } from '../../lib/api/request-error.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { LinkFailed } from './link-failed.tsx';
import { LinkQuestion } from './link-question.tsx';
import { useRedeemLinkMutation } from '../../lib/api/login-api.ts';
import { useEnter } from './use-enter.ts';
import { actsAtOnce, failureOf, useInspectedLink } from './use-inspected-link.ts';

type RedeemLinkProps = { token: string; onNewLink: () => void };

/**
 * Opens a login link from a text or mail. A text that this browser asked for logs in at once; any other link waits for
 * a click.
 */
export function RedeemLink({ token, onNewLink }: RedeemLinkProps) {
  const [redeem, { isLoading, isSuccess, error }] = useRedeemLinkMutation();
  const enter = useEnter();
  const {
    link,
    failure: unreadable,
    look,
    go,
  } = useInspectedLink(token, async (asked) => {
    const result = await redeem(asked);
    if (!result.error) await enter();
    return result;
  });

  const { status } = useSession();

  const failure = failureOf(error) ?? unreadable;
  // A used or old link: a person who is logged in needs no other.
  if (failure && !mayWork(failure) && !link?.switches) {
    if (status === 'loading') return <Loading label="Checking your link..." />;
    if (status === 'member') return <Navigate to={paths.home.href()} replace />;
  }
  if (failure)
    return (
      <LinkFailed
        failure={failure}
        onRetry={() => void (error ? go() : look())}
        onNewLink={onNewLink}
      />
    );
  if (!link) return <Loading label="Checking your link..." />;
  if (isLoading || isSuccess || actsAtOnce(link)) return <Loading label="Logging you in..." />;
  return (
    <LinkQuestion
      link={link}
      title="Your link is here"
      text={`It is for ${link.to}. If that is not you, close this page.`}
      label="Log me in"
      afterLogout={`log in as ${link.to}`}
      onGo={(switchLogin) => void go(switchLogin)}
    />
  );
}
