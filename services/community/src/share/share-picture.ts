import { createHash } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import { LRUCache } from 'lru-cache';
import { createBudget, tooMany, unavailable } from '@kbf/service-kit';
import { drawLetter } from './draw-letter.ts';

/** Most cached pictures, some 25 KB each; the least recently used goes first. */
const mostKept = 200;
/** Drawing takes up to half a second of a processor: one at a time, with a bounded queue. */
const mostWaiting = 30;

/** Most pictures drawn for one network in a minute; cached pictures do not count. */
const mostDrawn = { most: 20, everyMs: 60_000 };

export type SharePicture = {
  etag: string;
  /**
   * @param network of the requester
   * @throws {AppError} 429 when many were drawn for it, 503 when too many wait
   */
  read: (network: string) => Promise<Buffer>;
};
type Drawing = {
  prayer: Prayer;
  network: string;
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
};

/** Draws the pictures of prayers and caches them. The network with the fewest requests goes first. */
export function createPictures(draw: typeof drawLetter = drawLetter) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: mostKept });
  const budget = createBudget(mostDrawn);
  const waiting = new Set<Drawing>();
  let isDrawing = false;

  async function drawAll(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    while (waiting.size > 0) {
      const next = [...waiting].reduce((one, other) =>
        budget.spentBy(other.network) < budget.spentBy(one.network) ? other : one,
      );
      await draw(next.prayer).then(next.resolve, next.reject);
      waiting.delete(next);
    }
    isDrawing = false;
  }

  function inTurn(prayer: Prayer, network: string): Promise<Buffer> {
    if (budget.isUsedUp(network))
      throw tooMany('You have requested a lot of pictures in a short time.', 60);
    if (waiting.size >= mostWaiting)
      throw unavailable('Too many pictures are being drawn right now.');
    budget.spend(network, 1);
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    waiting.add({ prayer, network, resolve, reject });
    void drawAll();
    return promise;
  }

  function read(key: string, prayer: Prayer, network: string): Promise<Buffer> {
    const picture = kept.get(key) ?? inTurn(prayer, network);
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    return picture;
  }

  /** The picture of a prayer, and a key that changes with its words. */
  return (prayer: Prayer): SharePicture => {
    const words = JSON.stringify([prayer.userName, prayer.userRequest]);
    const key = createHash('sha256').update(words).digest('base64url').slice(0, 27);
    return { etag: `"${key}"`, read: async (network) => read(key, prayer, network) };
  };
}
