import { errorCodes, limits } from '@kbf/contracts';
import { AppError, openEventStream } from '@kbf/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../config.ts';
import { backlogBytes } from '../live/stream-routes.ts';
import type { RoomWatch } from './watch-rooms.ts';

/** Seconds after which a rejected reader may try again. */
const retrySeconds = 30;

const noPlace = () =>
  new AppError(errorCodes.unavailable, 503, 'Too many people are in prayer rooms right now.', {
    retryAfter: retrySeconds,
  });

/** The live streams of the rooms of this process. */
export function openRoomStream(
  watch: RoomWatch,
  { STREAM_READERS }: Pick<CommunityConfig, 'STREAM_READERS'>,
) {
  const open = new Set<() => void>();
  return {
    /** @throws 503 when there is no place, or the person has too many streams */
    open: async (
      { id, personId }: { id: string; personId: string },
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> => {
      if (request.method === 'HEAD') {
        await reply.type('text/event-stream').send();
        return;
      }
      const isOver = watch.streamsOf(personId) >= limits.room.streamsOfOne;
      if (isOver || open.size >= STREAM_READERS) throw noPlace();
      const stream = openEventStream(request, reply);
      if (reply.raw.destroyed) return;
      const leave = watch.subscribe(id, {
        personId,
        tell: (state) => {
          if (reply.raw.writableLength > backlogBytes) reply.raw.destroy();
          else stream.send('room', state);
        },
        end: stream.end,
      });
      open.add(stream.end);
      reply.raw.once('close', () => {
        open.delete(stream.end);
        leave();
      });
    },
    endAll: (): void => {
      for (const end of open) end();
    },
  };
}
