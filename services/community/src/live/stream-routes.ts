import { errorCodes, prayerStream } from '@kbf/contracts';
import { AppError, implement, openEventStream, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { maySee } from '../audience/audience.ts';
import { watchFeed } from './watch-feed.ts';

/** Most bytes that may wait for a slow reader. Beyond it the reader is disconnected, and its browser reconnects. */
export const backlogBytes = 64 * 1024;
/** Seconds after which a rejected reader may try again. */
const retrySeconds = 30;

/**
 * The live stream: sends `changed` with the number of prayers in the reader's feed, and `chats` when something in their
 * private chats is new, at once and after every change.
 */
export function registerStreamRoutes(
  app: Service,
  { database, config, logger }: Pick<Deps, 'database' | 'config' | 'logger'>,
): void {
  const watch = watchFeed(database.pool, logger);
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
    watch.stop();
  });

  implement(app, prayerStream, async ({ identity, request, reply }) => {
    if (request.method === 'HEAD') {
      await reply.type('text/event-stream').send();
      return sent;
    }
    if (open.size >= config.STREAM_READERS)
      throw new AppError(errorCodes.unavailable, 503, 'Too many people are watching right now.', {
        retryAfter: retrySeconds,
      });
    const stream = openEventStream(request, reply);
    if (reply.raw.destroyed) return sent;
    const send = (event: string, data: object) => {
      if (reply.raw.writableLength > backlogBytes) reply.raw.destroy();
      else stream.send(event, data);
    };
    const leave = watch.subscribe({
      memberId: maySee(identity, { state: 'members' }) ? identity.userId : undefined,
      personId: identity.userId,
      tell: (total) => send('changed', { total }),
      tellOfChats: () => send('chats', {}),
    });
    open.add(stream.end);
    reply.raw.once('close', () => {
      open.delete(stream.end);
      leave();
    });
    return sent;
  });
}
