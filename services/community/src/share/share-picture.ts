import { createHash } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import { unavailable } from '@kbf/service-kit';
import { drawLetter } from './draw-letter.ts';

/** Pictures that are kept, the last used last: some 25 KB each. */
const mostKept = 200;
/** Drawing takes up to half a second of a processor: one at a time, and no endless row of them. */
const mostWaiting = 30;

export type SharePicture = { etag: string; read: () => Promise<Buffer> };

/** Draws the pictures of prayers, each once as long as it is kept. */
export function createPictures(draw: typeof drawLetter = drawLetter) {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function inTurn(prayer: Prayer): Promise<Buffer> {
    if (waiting >= mostWaiting) throw unavailable('Too many pictures are being drawn right now.');
    waiting += 1;
    const drawn = last.then(() => draw(prayer)).finally(() => (waiting -= 1));
    last = drawn.catch(() => undefined);
    return drawn;
  }

  function read(key: string, prayer: Prayer): Promise<Buffer> {
    const picture = kept.get(key) ?? inTurn(prayer);
    kept.delete(key);
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return picture;
  }

  /** The picture of a prayer, and what tells it from the picture of the same prayer with other words. */
  return (prayer: Prayer): SharePicture => {
    const words = JSON.stringify([prayer.userName, prayer.userRequest]);
    const key = createHash('sha256').update(words).digest('base64url').slice(0, 27);
    return { etag: `"${key}"`, read: async () => read(key, prayer) };
  };
}
