import { fillPath, type RoomState } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds until a stream that the server ended is opened again. */
const againMs = 3_000;

export type LiveRoom = {
  state: RoomState;
  /** No news come at the moment: what is shown may be old. */
  isLost: boolean;
  /** When the next letter comes by itself, by this browser's clock. */
  turnsAt: number | null;
};

const read = (state: RoomState) => ({
  state,
  turnsAt: state.turnsInMs === null ? null : Date.now() + state.turnsInMs,
});

/**
 * The room as everyone sees it now. A lost connection is opened again by itself, and begins with the right letter.
 * @param first as the page loaded it
 * @param onRefused the stream was refused: the room may be gone, or not be for this person anymore
 */
export function useRoom(id: string, first: RoomState, onRefused: () => void): LiveRoom {
  const [told, setTold] = useState(() => read(first));
  const [isLost, setLost] = useState(false);
  const refused = useEffectEvent(onRefused);
  const { ended } = told.state;
  useEffect(() => {
    if (ended) return undefined;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      clearTimeout(timer);
      source?.close();
      source = new EventSource(fillPath(callPaths.roomStream.path, { id }));
      source.addEventListener('room', ({ data }: MessageEvent<string>) => {
        setLost(false);
        setTold(read(JSON.parse(data) as RoomState));
      });
      source.addEventListener('error', () => {
        setLost(true);
        // The browser itself opens a stream again that was lost, but not one that was refused.
        if (source?.readyState !== EventSource.CLOSED) return;
        refused();
        timer = setTimeout(open, againMs);
      });
    };
    const offline = () => {
      clearTimeout(timer);
      source?.close();
      setLost(true);
    };
    open();
    window.addEventListener('online', open);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', open);
      window.removeEventListener('offline', offline);
      clearTimeout(timer);
      source?.close();
    };
  }, [id, ended]);
  return { ...told, isLost: isLost && !ended };
}
