import { callPaths } from '@kbf/contracts/paths';
import { useEffect, useState } from 'react';

/** Short visits open no stream. */
const settleMs = 10_000;

/**
 * The current number of public prayers from the server; undefined until the first value. The stream is open only while
 * the page is visible: a background tab holds no connection.
 */
export function useLiveTotal(): number | undefined {
  const [total, setTotal] = useState<number>();
  useEffect(() => {
    let source: EventSource | undefined;
    let wait = settleMs;
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      source = new EventSource(callPaths.prayerStream.path);
      source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
        setTotal((JSON.parse(data) as { total: number }).total);
      });
    };
    const close = () => {
      clearTimeout(timer);
      source?.close();
    };
    const follow = () => {
      close();
      if (document.hidden) return;
      timer = setTimeout(open, wait);
      wait = 1_000;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, []);
  return total;
}
