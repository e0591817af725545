import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { paths } from '../../config/paths.ts';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { shouldOfferPasskey } from '../../lib/passkey-offer.ts';
import { useSession } from '../../lib/session.ts';

const PasskeyOffer = lazyNamed(() => import('./passkey-offer.tsx'), 'PasskeyOffer');

/** The offer of a passkey loads only where it is made: for a member who has just logged in by a message. */
export function LazyPasskeyOffer() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const [isOffered, setOffered] = useState(false);
  const isArrived = status === 'member' && pathname !== paths.login.path;
  // Stays once it is there: what it says last is said by itself.
  if (!isOffered && isArrived && shouldOfferPasskey()) setOffered(true);
  if (!isOffered || status !== 'member') return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <PasskeyOffer />
      </Suspense>
    </ErrorBoundary>
  );
}
