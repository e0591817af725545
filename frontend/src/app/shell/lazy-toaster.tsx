import { Suspense } from 'react';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { useToasts } from '../../lib/toast.ts';

const Toaster = lazyNamed(() => import('../../components/ui/toaster.tsx'), 'Toaster');

/** The toaster loads with the first toast. */
export function LazyToaster() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
