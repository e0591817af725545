import { callPaths } from '@kbf/contracts/paths';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds until a refused stream is opened again. A lost one comes back by itself. */
const againMs = 15_000;

/**
 * Calls `onNews` when something in the person's chats may be new: after each signal of the live stream, and whenever
 * the stream opens, because something may have come before. It is open only while the page is visible, and opens anew
 * once the browser is online again.
 */
export function useChatNews(onNews: () => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      if (document.hidden) return;
      const opened = new EventSource(callPaths.prayerStream.path);
      source = opened;
      opened.addEventListener('open', () => tell());
      opened.addEventListener('chats', () => tell());
      opened.addEventListener('error', () => {
        if (opened.readyState !== EventSource.CLOSED) return;
        tell();
        timer = setTimeout(open, againMs);
      });
    };
    open();
    document.addEventListener('visibilitychange', open);
    window.addEventListener('online', open);
    return () => {
      document.removeEventListener('visibilitychange', open);
      window.removeEventListener('online', open);
      close();
    };
  }, []);
}
