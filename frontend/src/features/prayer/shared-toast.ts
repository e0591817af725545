import { limits } from '@kbf/contracts';
import { changeToast, toast } from '../../lib/browser/toast.ts';

const description = 'Redirecting to community feed...';
let shown: string | undefined;

/** Says that a prayer was shared, and that the feed opens. Returns a function that takes back the second. */
export function sayRedirecting(): () => void {
  if (!shown || !changeToast(shown, { description }))
    shown = toast({
      title: 'Prayer Shared',
      description,
      durationMs: limits.prayer.redirectDelayMs,
    });
  const id = shown;
  return () => void changeToast(id, { description: undefined });
}
