import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is, or has been, within this many pixels of the screen: the time to load its code. */
export function useNear(target: RefObject<Element | null>, marginPx = 800): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    // When printing, nothing scrolls near, so everything loads.
    const print = () => setNear(true);
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [target, marginPx, near]);
  return near;
}
