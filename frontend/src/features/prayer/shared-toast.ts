import { limits } from '@kbf/contracts';
import { dismissToast, toast } from '../../lib/toast.ts';

let shown: string | undefined;

/** Says that a prayer was shared, and that the feed opens. */
export function sayShared(): void {
  shown = toast({
    title: 'Prayer Shared',
    description: 'Redirecting to community feed...',
    durationMs: limits.prayer.redirectDelayMs,
  });
}

/** Takes it back: whoever stays is not taken anywhere. */
export function unsayShared(): void {
  if (shown) dismissToast(shown);
  shown = undefined;
}
