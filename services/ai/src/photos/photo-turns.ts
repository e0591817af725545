import { errorCodes } from '@kbf/contracts';
import { AppError } from '@kbf/service-kit';

/** Seconds after which it makes sense to send a photo again. */
const busyRetryAfter = 5;

/** A photo that can be sent again soon. */
export const photoLater = (message: string) =>
  new AppError(errorCodes.unavailable, 503, message, { retryAfter: busyRetryAfter });

const tooManyPhotos = () =>
  photoLater('Many photos are being sent right now. Please try again in a moment.');

/** Lets photos in, a bounded number at a time. */
export type PhotoTurns = {
  /**
   * Runs `work` when there is room for it, in the order in which it was asked.
   * @param room how much of the room it takes, at most all of it
   * @throws {AppError} 503 when too many wait already
   */
  run: <Result>(room: number, work: () => Promise<Result>) => Promise<Result>;
};

export function createPhotoTurns({
  room,
  mostWaiting,
}: {
  room: number;
  mostWaiting: number;
}): PhotoTurns {
  let free = room;
  const waiting: { needs: number; begin: () => void }[] = [];
  const admit = () => {
    for (let [first] = waiting; first && first.needs <= free; [first] = waiting) {
      free -= first.needs;
      waiting.shift();
      first.begin();
    }
  };
  return {
    async run(needs, work) {
      if (waiting.length >= mostWaiting) throw tooManyPhotos();
      await new Promise<void>((begin) => {
        waiting.push({ needs: Math.min(needs, room), begin });
        admit();
      });
      try {
        return await work();
      } finally {
        free += Math.min(needs, room);
        admit();
      }
    },
  };
}
