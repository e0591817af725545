/** The numbers of the event path, each with its reason. */

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export const relaySettings = {
  /** The fall-back when nobody nudged: a producer crashed between commit and nudge, or Redis came back. */
  pollMs: second,
  /** Rows claimed at once: one round trip to Redis, and a transaction short enough to hold row locks. */
  batch: 200,
  /** Beyond this many waiting jobs per queue the backlog stays in Postgres, which has the room for it. */
  waitingMax: 10_000,
  /** Beyond this share of Redis' memory too. Jobs must never be what fills it. */
  memoryShareMax: 0.7,
} as const;

export const sweeperSettings = {
  everyMs: 5 * second,
  /** A delivery that was sent longer ago than this has its job looked up. */
  lookUpAfterMs: 15 * second,
  /** Deliveries looked up per round trip. */
  batch: 500,
  /** How long an outbox keeps what an event said after every consumer has settled it. */
  blankAfterMs: day,
  /** How often deliveries that were given up are looked up: a person may have replayed them. */
  failedEveryMs: minute,
  /** Missing within this time, a failed job was lost; later it was removed (`keepFailedMs`, less a day for clocks). */
  failedKeptMs: 13 * day,
  /** How often the outbox is cleaned, and rows per statement, so that none holds locks for long. */
  cleanEveryMs: minute,
  cleanBatch: 1_000,
  /** How long an event stays after every delivery of it has ended. */
  keepEventsMs: 30 * day,
  /**
   * How long it is remembered what was processed. A late second delivery stays harmless all the same: a delivery can
   * come again while its job is in Redis (10 minutes after it completed, 14 days after it failed) or its row is not
   * settled, which happens within seconds of the job's end. Whatever comes later than that can only be a copy that
   * somebody kept, and an event older than `refuseOlderMs` is refused. A record is made after its event was recorded,
   * so as long as an event is not refused, what was done about it is remembered.
   */
  keepProcessedMs: 90 * day,
} as const;

export const workerSettings = {
  /** Jobs that are processed one by one, each with a connection to the database. */
  concurrency: 4,
  /** Events that share a transaction: most of the gain, and few to be tried again when one of them fails. */
  batch: 32,
  /** Jobs at once where events share transactions: one batch is being committed while the next one gathers. */
  batchConcurrency: 64,
  /** With these three a killed worker's job is taken up again within 8 s, and survives 50 such deaths. */
  lockDurationMs: 6 * second,
  stalledIntervalMs: 1.5 * second,
  maxStalledCount: 50,
  /** See `consumer.ts`: how often a worker tries to be the one that looks for lost jobs. */
  stalledCheckEveryMs: 250,
  /** How soon a worker tries Redis again after an error there; BullMQ's own default is 15 s. */
  runRetryDelayMs: second,
  /**
   * Waits after tries that a processor failed: eight tries over about an hour, then it is given up. The first come
   * quickly, for two transactions that met; the last give a person the time to mend what is wrong. A database or a
   * service that is away does not count.
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
  /** How long an event waits for a service that is away, or for code that knows it: doubled up to the second. */
  awayBaseMs: second,
  awayMaxMs: 30 * second,
  /** Long enough for every sweeper to see that the job completed. */
  keepCompletedMs: 10 * minute,
  /** Long enough for a person to look into it and replay. */
  keepFailedMs: 14 * day,
  /** Ten days less than it is remembered what was processed (`keepProcessedMs`): clocks may differ. */
  refuseOlderMs: 80 * day,
  cleanEveryMs: minute,
  /** How often a worker whose database is down asks for it. */
  probeEveryMs: 500,
  /** A database that does not answer within this time counts as down. */
  probeTimeoutMs: 2 * second,
  /** How long a stopping worker lets its jobs finish before it leaves them to the next one. */
  stopWithinMs: 10 * second,
} as const;
