import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { paths } from '../../lib/paths.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { shouldOfferPasskey } from '../../lib/session/passkey-hints.ts';
import { useSession } from '../../lib/session/session.ts';

const PasskeyOffer = lazyNamed(() => import('./passkey-offer.tsx'), 'PasskeyOffer');

/** Loads the passkey offer only when it is made: for a member who has just logged in by message. */
export function LazyPasskeyOffer() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const [isOffered, setOffered] = useState(false);
  const isArrived = status === 'member' && pathname !== paths.login.path;
  // Stays after it was shown, because it shows its own last message.
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
