import { useEffect, useEffectEvent, type RefObject } from 'react';

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Closes a floating panel as soon as the focus goes to something behind it. */
export function useCloseWhenInTheWay(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const own = panel.current;
    if (!own || !(target instanceof HTMLElement) || own.contains(target)) return;
    if (target.matches('[tabindex="-1"]')) return;
    if (overlap(target.getBoundingClientRect(), own.getBoundingClientRect())) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: FocusEvent) => onFocus(event);
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, [isOpen]);
}
