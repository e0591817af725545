import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Milliseconds without scrolling until the page counts as at rest. */
const settledMs = 300;
const tickMs = 100;

/**
 * - `waiting`: the end of the reply has not been visible yet.
 * - `running`: the countdown runs.
 * - `held`: the person interacted. It continues only when they choose.
 * - `stopped`: they stay.
 */
export type CountdownPhase = 'waiting' | 'running' | 'held' | 'stopped';

/** Any of these means that the person is still busy here. */
const acts = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** Starts when the end was visible and the page is at rest there. */
function useSeen(end: RefObject<Element | null>, onSeen: () => void): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const target = end.current;
    if (!target) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => seen(), settledMs);
    };
    const onScroll = () => timer && settle();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      settle();
    });
    observer.observe(target);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [end]);
}

/** Whether a pointer or the focus is on an element. A pointer that has not moved does not count. */
function useRestsOn(area: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const end = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, listener, { signal: end.signal });
    on('pointermove', ({ movementX, movementY, pointerType }) => {
      if (pointerType !== 'touch' && (movementX || movementY)) setIsHovered(true);
    });
    on('pointerleave', () => setIsHovered(false));
    // A focus that was set by code does not count.
    on('focusin', ({ target }) => setHasFocus((target as HTMLElement).tabIndex >= 0));
    on('focusout', () => setHasFocus(false));
    return () => end.abort();
  }, [area]);
  return isHovered || hasFocus;
}

/**
 * A countdown that any interaction stops. It starts when the end of the content has been visible, pauses while a
 * pointer or the focus is on it, and is held by any touch, scroll or key.
 * @param options.isWanted whether there is a countdown
 * @param options.end of the content
 * @param options.area where a pointer or the focus pauses it
 */
export function useCountdown(options: {
  isWanted: boolean;
  ms: number;
  end: RefObject<Element | null>;
  area: RefObject<HTMLElement | null>;
  onOver: () => void;
}) {
  const { isWanted, ms, end, area, onOver } = options;
  const [phase, setPhase] = useState<CountdownPhase>(isWanted ? 'waiting' : 'stopped');
  const [left, setLeft] = useState(ms);
  const rests = useRestsOn(area);
  const over = useEffectEvent(onOver);
  const isRunning = phase === 'running';
  const isTicking = isRunning && !rests && left > 0;

  useSeen(end, () => setPhase((now) => (now === 'waiting' ? 'running' : now)));
  useEffect(() => {
    if (!isRunning) return undefined;
    const listening = new AbortController();
    const hold = () => setPhase((now) => (now === 'running' ? 'held' : now));
    for (const act of acts)
      window.addEventListener(act, hold, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [isRunning]);
  useEffect(() => {
    if (!isTicking) return undefined;
    const timer = setInterval(() => {
      // Pauses while the page is hidden.
      if (document.visibilityState === 'visible') setLeft((now) => Math.max(0, now - tickMs));
    }, tickMs);
    return () => clearInterval(timer);
  }, [isTicking]);
  useEffect(() => {
    if (isRunning && left === 0) over();
  }, [isRunning, left]);

  return { phase, left, rests, stop: () => setPhase('stopped') };
}
