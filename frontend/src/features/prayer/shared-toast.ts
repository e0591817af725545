import { limits } from '@kbf/contracts';
import { dismissToast, toast } from '../../lib/browser/toast.ts';

let shown: string | undefined;

/** Says that a prayer was shared, and that the feed will open. */
export function sayShared(): void {
  shown = toast({
    title: 'Prayer Shared',
    description: 'Redirecting to community feed...',
    durationMs: limits.prayer.redirectDelayMs,
  });
}

/** Closes the toast: a person who stays is not taken to the feed. */
export function unsayShared(): void {
  if (shown) dismissToast(shown);
  shown = undefined;
}
