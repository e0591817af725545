import { z } from 'zod';

const count = z.int().min(1);
const ms = z.int().min(1);
const mebibyte = 1024 * 1024;

/** Places of one kind: for all, and of those for one network (an address; IPv6: /64). */
const places = (all: number, network: number) =>
  z.strictObject({ all: count.default(all), network: count.default(network) }).prefault({});

/** So many at once, then evenly so many in each second. */
const rate = (atOnce: number, perSecond: number) =>
  z
    .strictObject({ atOnce: count.default(atOnce), perSecond: count.default(perSecond) })
    .prefault({});

/** How long the gateway waits, and how much one network may take of it. Tests shorten what they would wait for. */
export const gatewayLimits = z.strictObject({
  /** Longest wait for a service to begin its answer (milliseconds). */
  firstByteMs: ms.default(3_000),
  /** The same while a photo is looked at; also the longest silence within an answer. */
  answerMs: ms.default(30_000),
  /** The same while a model thinks. */
  replyMs: ms.default(90_000),
  /** Longest that a page waits for what it shows first: it can ask for that by itself. */
  firstDataMs: ms.default(300),
  /** A body of up to 64 kB must be here by then, the beginning of a longer one too. */
  bodyMs: ms.default(10_000),
  /** Of a longer one, so many bytes more in each further second. */
  bodyBytesPerSecond: count.default(8_000),
  /** Bytes of bodies over 64 kB that are held at once. */
  bodyBytes: places(48 * mebibyte, 16 * mebibyte),
  /** How much longer the rest of a refused body is taken, so that its sender reads the answer. */
  refusedBodyMs: ms.default(20_000),
  /** Longest wait for the words of a refused body. */
  refusedWordsMs: ms.default(1_000),
  /** An address of a service that failed is left out for so long at first, and at most. */
  leftOutMs: z.strictObject({ first: ms.default(500), most: ms.default(5_000) }).prefault({}),
  /** auth is not asked for so long once it has failed a few times in a row. */
  authPauseMs: ms.default(1_000),
  /** Open connections. Of one network only where no proxy stands before the gateway: there the proxy counts. */
  connections: places(8_000, 1_000),
  /** Open live streams of the feed. Connections to a service are far more. */
  liveStreams: places(400, 40),
  /** Replies of models under way. */
  replies: places(400, 40),
  /**
   * Other calls of one network: so many at a time, of those so many at one service, so many more in line, for so long
   * at most.
   */
  turns: z
    .strictObject({
      atOnce: count.default(10),
      atOneService: count.default(4),
      inLine: count.default(300),
      waitMs: ms.default(5_000),
    })
    .prefault({}),
  /**
   * Calls of one network that change something: how fast they begin in a moment and in the long run, and how long one
   * waits for that at most. A page makes one at a time; what is left of the first sixty serves a congregation behind
   * one router. Calls that only read, and those of other programs that sign theirs, are not held back.
   */
  changes: z
    .strictObject({
      moment: rate(6, 10),
      longRun: rate(60, 4),
      waitMs: ms.default(10_000),
    })
    .prefault({}),
  /**
   * Of one network: refused calls in a minute that are answered at once, and how long each further one waits; those
   * with a person's words less, as help may be in the answer.
   */
  refusals: z
    .strictObject({
      atOnce: count.default(60),
      waitMs: ms.default(3_000),
      wordsWaitMs: ms.default(1_000),
    })
    .prefault({}),
});
export type GatewayLimits = z.output<typeof gatewayLimits>;
