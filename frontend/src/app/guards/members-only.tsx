import { Outlet } from 'react-router';
import { Loading } from '../../components/ui/loading.tsx';
import { lazyPage } from '../lazy-page.tsx';
import { useSession, refreshSession } from '../../lib/session/session.ts';
import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';

const NotFoundPage = lazyPage(() => import('../pages/not-found-page.tsx'), 'NotFoundPage');

/**
 * Guard route of all pages for logged-in people. Visitors get a page that offers Login. While the session is
 * unknown (offline, or auth is unavailable), the page says so and opens when it is known.
 */
export function MembersOnly() {
  const { status } = useSession();
  if (status === 'loading') return <Loading label="One moment..." />;
  if (status === 'unknown') return <NotKnownYet />;
  return status === 'member' ? <Outlet /> : <NotFoundPage />;
}

/** Shown instead of a members' page while the session is unknown. */
function NotKnownYet() {
  return (
    <PageState
      level={1}
      failed
      title="We cannot check your login right now"
      text={
        'You may be offline, or something on our side is down. ' +
        'You are still logged in. This page will open as soon as we can check.'
      }
      action={<Button onClick={() => void refreshSession()}>Try again</Button>}
    />
  );
}
