/** Plain SQL, because a batch is one transaction of a few statements, whatever its size. */
import { isDatabaseAway } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import type { EventName } from './catalogue.ts';
import { describeError } from './describe-error.ts';
import type { BatchItem, BatchProcessorOf } from './processor.ts';
import { workerSettings } from './queue-settings.ts';
import type { SqlRunner } from './plain-sql.ts';
import type { RunInTransaction } from './transaction-sql.ts';

type Item = BatchItem<EventName>;
type Waiting = Item & {
  /** Whether it must have a transaction of its own. */
  alone: boolean;
  resolve: () => void;
  reject: (error: unknown) => void;
};

/** Groups events of one kind, so that they are processed together. */
export type Batches = {
  /**
   * Resolves when the effect of the event is committed, together with others or alone.
   * @throws what its own processing throws: an event that fails in a batch is tried again alone
   */
  process: (item: Item, alone: boolean) => Promise<void>;
};

// Always in the same order, so that two batches with the same events do not deadlock.
const recordProcessed = `
  INSERT INTO processed_event (event_id, processor)
  SELECT id::uuid, $2::text FROM unnest($1::text[]) AS id ORDER BY id
  ON CONFLICT DO NOTHING
  RETURNING event_id::text`;

/**
 * Runs one batch after the other. Events that arrive during a transaction go into the next one together, so an event
 * never waits for a batch to fill.
 */
export function createBatches(
  processor: BatchProcessorOf<EventName>,
  transaction: RunInTransaction<unknown>,
  logger: Logger,
): Batches {
  const waiting: Waiting[] = [];
  let running = false;

  async function commit(items: readonly Waiting[]): Promise<void> {
    await transaction(async (_tx, sql) => {
      const fresh = await freshOf(sql, processor.name, items);
      if (fresh.length > 0) await processor.handleBatch({ sql, logger }, fresh);
    });
  }

  async function oneByOne(items: readonly Waiting[]): Promise<void> {
    let away: unknown;
    for (const item of items) {
      try {
        if (away) throw away;
        await commit([item]);
        item.resolve();
      } catch (error) {
        if (isDatabaseAway(error)) away = error;
        item.reject(error);
      }
    }
  }

  async function together(items: readonly Waiting[]): Promise<void> {
    try {
      await commit(items);
    } catch (error) {
      if (isDatabaseAway(error)) return items.forEach((item) => item.reject(error));
      logger.warn(
        { ...describeError(error), events: items.length },
        'processing several events together failed: one by one',
      );
      return await oneByOne(items);
    }
    for (const item of items) item.resolve();
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    while (waiting.length > 0) {
      const items = takeNext(waiting);
      await (items.length === 1 ? oneByOne(items) : together(items));
    }
    running = false;
  }

  return {
    process: (item, alone) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ ...item, alone, resolve, reject });
      void run();
      return promise;
    },
  };
}

/** Takes the events that can share a batch from the front of the queue. */
function takeNext(waiting: Waiting[]): Waiting[] {
  const until = waiting.slice(0, workerSettings.batch).findIndex(({ alone }) => alone);
  if (until === 0) return waiting.splice(0, 1);
  return waiting.splice(0, until < 0 ? workerSettings.batch : until);
}

/** Events that were not processed before, each once. */
async function freshOf(
  sql: SqlRunner,
  processor: string,
  items: readonly Waiting[],
): Promise<Item[]> {
  const rows = await sql(recordProcessed, [items.map(({ event }) => event.id), processor]);
  const fresh = new Set(rows.map((row) => row['event_id']));
  return items.filter(({ event }) => fresh.delete(event.id));
}
