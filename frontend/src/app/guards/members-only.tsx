import { Outlet } from 'react-router';
import { Loading } from '../../components/ui/loading.tsx';
import { lazyPage } from '../lazy-page.tsx';
import { useSession } from '../../lib/session/session.ts';
import { NotKnownYet } from './not-known-yet.tsx';

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
