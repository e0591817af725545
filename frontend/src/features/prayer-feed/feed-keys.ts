import { useEffect, useEffectEvent, useState } from 'react';

const kept = 'feed-keys';

function readChoice(): boolean {
  try {
    return localStorage.getItem(kept) !== 'off';
  } catch {
    return true;
  }
}

/** Whether L likes. A single letter can be pressed by accident, or by a voice: so it can be turned off. */
export function useLetterKey() {
  const [isOn, setOn] = useState(readChoice);
  const set = (on: boolean) => {
    setOn(on);
    try {
      localStorage.setItem(kept, on ? 'on' : 'off');
    } catch {
      // Storage is blocked: the choice holds as long as the page is open.
    }
  };
  return { isOn, set };
}

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
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
