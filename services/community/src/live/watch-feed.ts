import type { Logger } from '@kbf/process-kit';
import type pg from 'pg';
import { readChatChanges } from './chat-changes-sql.ts';
import { readVersionAndTotals } from '../feed/feed-sql.ts';
import { formerMembers } from '../people/former-members-sql.ts';

/** Milliseconds between two checks of the feed's version while readers are connected. */
const lookMs = 1_000;

type Reader = {
  tell: (total: number) => void;
  /** A reader who may see the prayers for members: counted for them as long as they are one. */
  memberId: string | undefined;
  /** A logged-in reader: told that something in their private chats is new. */
  personId: string | undefined;
  tellOfChats: () => void;
};
export type FeedWatch = {
  /**
   * Tells the reader the number of prayers in their feed and of news in their chats, first soon and then after every
   * change, until the returned function is called.
   */
  subscribe: (reader: Reader) => () => void;
  stop: () => void;
};

/** Watches the feed for all readers of this process: one check at a time, none without readers. */
export function watchFeed(pool: pg.Pool, logger: Logger): FeedWatch {
  const readers = new Set<Reader>();
  /** Readers that have not received a number yet. */
  const newcomers = new Set<Reader>();
  /** The number of changes in their chats that each reader was told of. */
  const chatsKnown = new WeakMap<Reader, number>();
  let known: string | undefined;
  let isLost = false;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    isLooking = true;
    // Readers that arrive during the check are told by the next one.
    const waiting = [...newcomers];
    try {
      const { version, total, members } = await readVersionAndTotals(pool);
      const isChanged = known !== undefined && version !== known;
      isLost = false;
      const told = isChanged ? [...readers] : waiting;
      const former = await formerMembers(
        pool,
        told.flatMap(({ memberId }) => memberId ?? []),
      );
      for (const reader of waiting) newcomers.delete(reader);
      for (const reader of told.filter((one) => readers.has(one))) {
        const isMember = reader.memberId !== undefined && !former.has(reader.memberId);
        reader.tell(isMember ? total + members : total);
      }
      known = version;
      await tellOfChats();
    } catch (error) {
      if (!isLost) logger.warn({ err: error }, 'cannot watch the feed');
      isLost = true;
    }
    isLooking = false;
    plan(newcomers.size > 0 && !isLost ? 0 : lookMs);
  }

  /** Tells of chats at first, because something may have come before this process watched, and after every change. */
  async function tellOfChats(): Promise<void> {
    const logged = [...readers].filter(({ personId }) => personId !== undefined);
    const changes = await readChatChanges(
      pool,
      logged.flatMap(({ personId }) => personId ?? []),
    );
    for (const reader of logged.filter((one) => readers.has(one))) {
      const now = changes.get(reader.personId ?? '') ?? 0;
      if (now !== (chatsKnown.get(reader) ?? 0)) reader.tellOfChats();
      chatsKnown.set(reader, now);
    }
  }

  function plan(ms: number): void {
    clearTimeout(timer);
    if (isLooking || readers.size === 0) return;
    timer = setTimeout(() => void look(), ms);
  }

  function forget(reader: Reader): void {
    readers.delete(reader);
    newcomers.delete(reader);
    if (readers.size > 0) return;
    clearTimeout(timer);
    known = undefined;
  }

  return {
    subscribe: (reader) => {
      readers.add(reader);
      newcomers.add(reader);
      plan(0);
      return () => forget(reader);
    },
    stop: () => {
      for (const reader of readers) forget(reader);
    },
  };
}
