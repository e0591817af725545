import { useEffectEvent, useLayoutEffect } from 'react';
import { useSingleKeys } from '../../lib/browser/use-single-keys.ts';

/** Whether single letters act: L likes. */
export const useLetterKey = () => useSingleKeys('feed-keys');

/** Elements where arrows and letters have another meaning. */
const others = [
  'input, textarea, select, [contenteditable], video',
  '[role="menu"], [role="dialog"], [role="alertdialog"], [role="radiogroup"]',
].join();

/**
 * What keys do, by name, such as `ArrowLeft`; not while the person writes or a menu is open. Enter on a link or a
 * button is theirs.
 */
export function useFeedKeys(keys: Record<string, (() => void) | undefined>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = !event.defaultPrevented && !event.repeat;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const target = event.target as Element | null;
    if (!isOurs || hasModifier || target?.closest?.(others)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
    const act = keys[event.key];
    if (!act || (event.key === 'Enter' && target?.closest?.('a, button, summary'))) return;
    event.preventDefault();
    act();
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
