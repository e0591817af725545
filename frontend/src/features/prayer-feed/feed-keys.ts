import { useEffectEvent, useLayoutEffect } from 'react';
import { useSingleKeys } from '../../lib/use-single-keys.ts';

/** Whether L likes. */
export const useLetterKey = () => useSingleKeys('feed-keys');

/** Where arrows and letters mean something else. */
const others = [
  'input, textarea, select, [contenteditable], video',
  '[role="menu"], [role="dialog"], [role="alertdialog"], [role="radiogroup"]',
].join();

type Keys = {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  like: (() => void) | undefined;
};

/** Arrow left and right turn, L likes; not while somebody writes or a menu is open. */
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
