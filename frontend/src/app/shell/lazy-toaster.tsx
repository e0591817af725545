import { Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { useToasts } from '../../lib/browser/toast.ts';

const Toaster = lazyNamed(() => import('../../components/ui/toaster.tsx'), 'Toaster');

/** The toaster loads with the first toast. The page works without it if its code does not load. */
export function LazyToaster() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}
