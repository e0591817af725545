import type { ReactNode } from 'react';
import { Loading } from '../../components/ui/loading.tsx';
import { lazyPage } from '../lazy-page.tsx';
import { useSession } from '../../lib/session.ts';
import { NotKnownYet } from './not-known-yet.tsx';

const NotFoundPage = lazyPage(() => import('../pages/not-found-page.tsx'), 'NotFoundPage');

/**
 * A page that exists for logged-in people only; for visitors it is the 404 page, which offers Login. While it cannot be
 * known who is here (offline, auth is away), it is neither: the page says so and opens as soon as it is known.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'loading') return <Loading label="One moment..." />;
  if (status === 'unknown') return <NotKnownYet />;
  return status === 'member' ? children : <NotFoundPage />;
}
