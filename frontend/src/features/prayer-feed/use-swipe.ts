import { useRef, type TouchEvent } from 'react';

/** Pixels: minimum distance, and how much more horizontal than vertical. */
const far = 60;
const steepness = 2;
/** Swipes from the screen edge belong to the browser. */
const edge = 24;

type Point = { x: number; y: number };

/** A one-finger swipe to the left or right. Scrolling, zooming and selecting text still work. */
export function useSwipe({
  onLeft,
  onRight,
}: {
  onLeft: (() => void) | undefined;
  onRight: (() => void) | undefined;
}) {
  const start = useRef<Point>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const isField = target instanceof Element && target.closest('input, textarea');
      const isEdge =
        !touch ||
        touch.clientX < edge ||
        touch.clientX > document.documentElement.clientWidth - edge;
      start.current =
        touches.length === 1 && touch && !isField && !isEdge
          ? { x: touch.clientX, y: touch.clientY }
          : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!touch || !from || window.getSelection()?.isCollapsed === false) return;
      const across = touch.clientX - from.x;
      const down = Math.abs(touch.clientY - from.y);
      if (Math.abs(across) < far || Math.abs(across) < down * steepness) return;
      if (across < 0) onLeft?.();
      else onRight?.();
    },
    onTouchCancel: () => (start.current = undefined),
  };
}
