import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Milliseconds without scrolling after which somebody has arrived where they are. */
const settledMs = 300;
const tickMs = 100;

/**
 * - `waiting`: the end of the reply has not been in view.
 * - `running`: the time goes by.
 * - `held`: somebody did something. It goes on only when they choose.
 * - `stopped`: they stay.
 */
export type CountdownPhase = 'waiting' | 'running' | 'held' | 'stopped';

/** Anything of this is somebody who is not done here. */
const acts = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** Begins when the end has been in view and the page has come to rest there. */
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

/** Whether a pointer or the focus rests on something; a pointer that only lies there has not come to it. */
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
    // Where the focus was put for whoever reads is no wish of theirs.
    on('focusin', ({ target }) => setHasFocus((target as HTMLElement).tabIndex >= 0));
    on('focusout', () => setHasFocus(false));
    return () => end.abort();
  }, [area]);
  return isHovered || hasFocus;
}

/**
 * A countdown that anybody can stop without trying to: it begins when the end of what there is to read has been in
 * view, rests while a pointer or the focus is on it, and is held by any touch, scroll or key.
 * @param options.isWanted when it begins to exist; without it there is none
 * @param options.end of what there is to read
 * @param options.area in which a pointer or the focus makes it rest
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
      // Nobody reads a page that is not shown.
      if (document.visibilityState === 'visible') setLeft((now) => Math.max(0, now - tickMs));
    }, tickMs);
    return () => clearInterval(timer);
  }, [isTicking]);
  useEffect(() => {
    if (isRunning && left === 0) over();
  }, [isRunning, left]);

  return { phase, left, rests, stop: () => setPhase('stopped') };
}
