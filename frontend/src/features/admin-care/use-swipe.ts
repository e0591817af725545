import { useRef, type TouchEvent } from 'react';

/** Pixels sideways that make a swipe, and the most up or down beside them. */
const [fewestAside, mostUpright] = [80, 50];

/** Handlers for an area: runs an action when a finger moves across it. */
export function useSwipe({ left, right }: { left: () => void; right: () => void }) {
  const begun = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      begun.current =
        touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!begun.current || !touch) return;
      const [aside, up] = [touch.clientX - begun.current.x, touch.clientY - begun.current.y];
      if (Math.abs(aside) < fewestAside || Math.abs(up) > mostUpright) return;
      (aside < 0 ? left : right)();
    },
  };
}
