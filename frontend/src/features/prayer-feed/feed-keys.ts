import { useEffectEvent, useLayoutEffect } from 'react';
import { useSingleKeys } from '../../lib/browser/use-single-keys.ts';

/** Whether the L key likes. */
export const useLetterKey = () => useSingleKeys('feed-keys');

/** Elements where arrows and letters have another meaning. */
const others = [
  'input, textarea, select, [contenteditable], video',
  '[role="menu"], [role="dialog"], [role="alertdialog"], [role="radiogroup"]',
].join();

type Keys = {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  like: (() => void) | undefined;
};

/** The left and right arrows navigate, L likes; not while the person writes or a menu is open. */
export function useFeedKeys({ previous, next, like }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = !event.defaultPrevented && !event.repeat;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const target = event.target as Element | null;
    if (!isOurs || hasModifier || target?.closest?.(others)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
    const act = { ArrowLeft: previous, ArrowRight: next, l: like }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
