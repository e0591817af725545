import { limits } from '@kbf/contracts';
import { changeToast, toast } from '../../lib/browser/toast.ts';

const title = 'Prayer Shared';
const description = 'Redirecting to community feed...';
const durationMs = limits.prayer.redirectDelayMs;
let shown: string | undefined;

/** Says that a prayer was shared. */
export function sayShared(): void {
  shown = toast({ title, durationMs });
}

/** Says also that the feed opens. Returns a function that takes that back. */
export function sayRedirecting(): () => void {
  if (!shown || !changeToast(shown, { description }))
    shown = toast({ title, description, durationMs });
  const id = shown;
  return () => void changeToast(id, { description: undefined });
}
