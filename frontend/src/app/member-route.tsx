import type { ReactNode } from 'react';
import { Loading } from '../components/ui/loading.tsx';
import { lazyNamed } from '../lib/lazy-named.ts';
import { useSession } from '../lib/session.ts';

const NotFoundPage = lazyNamed(() => import('./pages/not-found-page.tsx'), 'NotFoundPage');

/** A route that exists for logged-in people only; for everyone else it is the 404 page, which offers Login. */
export function MemberRoute({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'loading') return <Loading label="One moment..." />;
  return status === 'member' ? children : <NotFoundPage />;
}
