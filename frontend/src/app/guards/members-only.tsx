import type { ReactNode } from 'react';
import { Loading } from '../../components/ui/loading.tsx';
import { lazyPage } from '../lazy-page.tsx';
import { useSession } from '../../lib/session.ts';
import { NotKnownYet } from './not-known-yet.tsx';

const NotFoundPage = lazyPage(() => import('../pages/not-found-page.tsx'), 'NotFoundPage');

/**
 * A page for logged-in people only. Visitors get the 404 page, which offers Login. While the session is unknown
 * (offline, or auth is unavailable), the page says so and opens when it is known.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'loading') return <Loading label="One moment..." />;
  if (status === 'unknown') return <NotKnownYet />;
  return status === 'member' ? children : <NotFoundPage />;
}
