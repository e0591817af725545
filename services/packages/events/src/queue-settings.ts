/** The numbers of the event path, each with its reason. */

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export const relaySettings = {
  /** Fallback without a nudge: a producer crashed between commit and nudge, or Redis came back. */
  pollMs: second,
  /** Rows claimed at once: one round trip to Redis, and a transaction short enough to hold row locks. */
  batch: 200,
  /** Above this number of waiting jobs per queue, the backlog stays in Postgres, which has room for it. */
  waitingMax: 10_000,
  /** The same above this share of Redis' memory: jobs must not fill it. */
  memoryShareMax: 0.7,
} as const;

export const sweeperSettings = {
  everyMs: 5 * second,
  /** A job is looked up when its delivery was sent longer ago than this. */
  lookUpAfterMs: 15 * second,
  /** Deliveries looked up per round trip. */
  batch: 500,
  /** How long an outbox keeps a payload after every consumer has settled it. */
  blankAfterMs: day,
  /** How often given-up deliveries are looked up: a person may have replayed them. */
  failedEveryMs: minute,
  /**
   * A failed job that is missing within this time was lost; later, it was removed (`keepFailedMs`, minus a day for
   * clocks).
   */
  failedKeptMs: 13 * day,
  /** How often the outbox is cleaned, and rows per statement, so that locks are short. */
  cleanEveryMs: minute,
  cleanBatch: 1_000,
  /** How long an event stays after all its deliveries have ended. */
  keepEventsMs: 30 * day,
  /**
   * How long processed events are remembered. A late second delivery is still harmless. A delivery can come again while
   * its job is in Redis (10 minutes after completion, 14 days after failure) or its row is not settled, which happens
   * within seconds of the job's end. Anything later can only be a stored copy, and an event older than `refuseOlderMs`
   * is refused. A processing record is newer than its event, so the record exists for as long as the event would be
   * accepted.
   */
  keepProcessedMs: 90 * day,
} as const;

export const workerSettings = {
  /** Jobs processed one by one, each with a database connection. */
  concurrency: 4,
  /** Events per shared transaction: most of the gain, and few to repeat when one fails. */
  batch: 32,
  /** Parallel jobs where events share transactions: one batch commits while the next one gathers. */
  batchConcurrency: 64,
  /** With these three, a killed worker's job is resumed within 8 s and survives 50 such crashes. */
  lockDurationMs: 6 * second,
  stalledIntervalMs: 1.5 * second,
  maxStalledCount: 50,
  /** See `consumer.ts`: how often a worker tries to check for stalled jobs. */
  stalledCheckEveryMs: 500,
  /** How soon a worker retries Redis after an error there; BullMQ's own default is 15 s. */
  runRetryDelayMs: second,
  /**
   * Waits after failed attempts: eight attempts over about an hour, then the event is given up. The first waits are
   * short, for conflicts between transactions; the last ones give a person time to fix the cause. Attempts do not count
   * while a database or service is unavailable.
   */
  retryDelaysMs: [
    250,
    second,
    10 * second,
    minute,
    5 * minute,
    15 * minute,
    40 * minute,
  ] as readonly number[],
  /** How long an event waits for an unavailable service or newer code: doubled up to the second value. */
  awayBaseMs: second,
  awayMaxMs: 30 * second,
  /** Long enough for every sweeper to see that the job completed. */
  keepCompletedMs: 10 * minute,
  /** Long enough for a person to investigate and replay. */
  keepFailedMs: 14 * day,
  /** Ten days less than `keepProcessedMs`, because clocks may differ. */
  refuseOlderMs: 80 * day,
  cleanEveryMs: minute,
  /** How often a worker checks its database while it is down. */
  probeEveryMs: 500,
  /** A database that does not answer within this time counts as down. */
  probeTimeoutMs: 2 * second,
  /** How long a stopping worker lets its jobs finish before it leaves them to the next worker. */
  stopWithinMs: 10 * second,
} as const;
