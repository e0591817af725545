import { useEffect, useState } from 'react';

/** Whole seconds left, and a way to restart. It uses the clock, so that it is right in a sleeping tab too. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return [
    left,
    () => {
      setEnd(Date.now() + seconds * 1000);
      setLeft(seconds);
    },
  ];
}
