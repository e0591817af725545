import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { StoreProvider } from '../../components/store-provider.tsx';
import { endProof, proofAsked } from '../../lib/api/fresh-proof.ts';
import { useExternalStore } from '../../lib/browser/external-store.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';

const ProveItsYou = lazyNamed(
  () => import('../../features/account/prove-its-you.tsx'),
  'ProveItsYou',
);

/** Ends the question when its code does not load, so that the call that waits is answered. */
function CannotAsk() {
  useEffect(() => endProof(false), []);
  return null;
}

/** The dialog that asks for a fresh proof. It loads when the first call needs it. */
export function LazyProof() {
  if (!useExternalStore(proofAsked)) return null;
  return (
    <ErrorBoundary fallback={<CannotAsk />}>
      <StoreProvider>
        <Suspense fallback={null}>
          <ProveItsYou />
        </Suspense>
      </StoreProvider>
    </ErrorBoundary>
  );
}
