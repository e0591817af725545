import { dismissToast, keptToasts } from './toast.ts';

/** Closes failure messages after a later success. */
export function dismissFailures(): void {
  for (const { id, variant, open } of keptToasts())
    if (open && variant === 'destructive') dismissToast(id);
}
