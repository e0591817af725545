import { useEffect, useState } from 'react';

/** The time until the next letter comes by itself, as minutes and seconds. It is not announced. */
export function RemainingTime({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((until - now) / 1_000));
  return (
    <span role="timer" className="tabular-nums">
      Next letter in {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
