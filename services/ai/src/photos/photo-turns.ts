import { errorCodes } from '@kbf/contracts';
import { AppError } from '@kbf/service-kit';

/** Seconds before another try makes sense. */
const busyRetryAfter = 5;

/** The error for a photo that can be sent again soon. */
export const photoLater = (message: string) =>
  new AppError(errorCodes.unavailable, 503, message, { retryAfter: busyRetryAfter });

const tooManyPhotos = () =>
  photoLater('Many photos are being sent right now. Please try again in a moment.');

/** Runs a limited number of photos at a time. */
export type PhotoTurns = {
  /**
   * Runs `work` when there is room for it, in call order.
   * @param room the part of the room that it takes, at most all of it
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
