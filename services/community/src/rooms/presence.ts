import { limits } from '@kbf/contracts';
import { connectRedis } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import type { CommunityConfig } from '../config.ts';

/** A person counts as here for so long after a process last saw their connection (milliseconds). */
const hereMs = 5_000;
const awayMs = limits.room.leaderAwaySeconds * 1_000;
/** Nothing about a person stays longer than this after they left. */
const forgottenMs = 2 * (hereMs + awayMs);

export type Meeting = {
  hereCount: number;
  /** The leader has been away for so long that anyone may lead. */
  isLeaderAway: boolean;
};
export type Presence = ReturnType<typeof createPresence>;

/**
 * Who is in which room, across all processes, in Redis: per room a sorted set of person ids with the time at which a
 * process last saw their connection. The same connection tells the other processes that a room has changed. Times are
 * those of the database clock, which all processes share. While Redis is away, a process knows its own readers only.
 */
export function createPresence(
  { REDIS_URL, QUEUE_PREFIX }: Pick<CommunityConfig, 'REDIS_URL' | 'QUEUE_PREFIX'>,
  logger: Logger,
) {
  // The rights in Redis are by service, so the name of the service is in the keys.
  const prefix = `${QUEUE_PREFIX}:community:rooms`;
  const keyOf = (roomId: string) => `${prefix}:${roomId}`;
  const redis = connectRedis(REDIS_URL, 'producer', logger);
  const hearing = connectRedis(REDIS_URL, 'worker', logger);

  const lastSeen = async (roomId: string, personId: string): Promise<number> =>
    Number((await redis.zscore(keyOf(roomId), personId)) ?? 0);

  return {
    /** Calls `heard` with the id of a room that another process or this one has changed. */
    onChange: (heard: (roomId: string) => void): void => {
      hearing.on('message', (_channel, roomId) => heard(roomId));
      hearing.subscribe(prefix).catch((error: unknown) => {
        logger.debug({ err: error }, 'changes of rooms are not heard');
      });
    },
    /** Without Redis the other processes see it at their next look. */
    tellChange: async (roomId: string): Promise<void> => {
      await redis.publish(prefix, roomId).catch(() => undefined);
    },
    /** Stores that these people are connected to this process, and reads who is here in all. */
    meet: async (
      room: { id: string; leaderId: string | null; now: number },
      personIds: readonly string[],
    ): Promise<Meeting> => {
      const key = keyOf(room.id);
      const { now } = room;
      try {
        const answers = await redis
          .pipeline()
          .zadd(key, ...personIds.flatMap((id) => [now, id]))
          .zremrangebyscore(key, '-inf', now - forgottenMs)
          .pexpire(key, forgottenMs)
          .zcount(key, now - hereMs, '+inf')
          .zscore(key, room.leaderId ?? '')
          .exec();
        const [count, seen] = [answers?.[3]?.[1], answers?.[4]?.[1]];
        if (typeof count !== 'number') throw new Error('Redis did not count');
        return { hereCount: count, isLeaderAway: Number(seen ?? 0) < now - hereMs - awayMs };
      } catch {
        return { hereCount: personIds.length, isLeaderAway: room.leaderId === null };
      }
    },
    /** The last connection of a person to this process has ended. If they are at another one, it says so again. */
    leave: async (roomId: string, personId: string, now: number): Promise<void> => {
      await redis.zadd(keyOf(roomId), now - hereMs - 1, personId).catch(() => undefined);
    },
    /** Those who are here. @throws when Redis is away */
    people: (roomId: string, now: number): Promise<string[]> =>
      redis.zrange(keyOf(roomId), now - hereMs, '+inf', 'BYSCORE'),
    isHere: async (roomId: string, personId: string, now: number): Promise<boolean> =>
      (await lastSeen(roomId, personId)) >= now - hereMs,
    isAway: async (roomId: string, personId: string, now: number): Promise<boolean> =>
      (await lastSeen(roomId, personId)) < now - hereMs - awayMs,
    close: (): void => {
      redis.disconnect();
      hearing.disconnect();
    },
  };
}
