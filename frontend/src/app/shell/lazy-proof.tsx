import { Suspense, useEffect } from 'react';
import { endProof, proofAsked } from '../../lib/api/fresh-proof.ts';
import { useExternalStore } from '../../lib/browser/external-store.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';

/** Ends the question when its code does not load, so that the call that waits is answered. */
function CannotAsk() {
  useEffect(() => endProof(false), []);
  return undefined;
}

const ProofDialog = lazyNamed(
  () => import('./proof-dialog.tsx').catch(() => ({ ProofDialog: CannotAsk })),
  'ProofDialog',
);

/** The dialog that asks for a fresh proof. It loads when the first call needs it. */
export function LazyProof() {
  return (
    useExternalStore(proofAsked) && (
      <Suspense>
        <ProofDialog />
      </Suspense>
    )
  );
}
