import { dismissToast, keptToasts } from './toast.ts';

/** Closes what says that something failed: it has worked since. */
export function dismissFailures(): void {
  for (const { id, variant, open } of keptToasts())
    if (open && variant === 'destructive') dismissToast(id);
}
