import { z } from 'zod';

const count = z.int().min(1);
const ms = z.int().min(1);
const mebibyte = 1024 * 1024;

/** So many in all, and of these so many for one network. */
const shares = (all: number, network: number) =>
  z.strictObject({ all: count.default(all), network: count.default(network) }).prefault({});

/** Calls that stay open for long. `members` of `all` are for approved members. */
const longCalls = z
  .strictObject({
    network: count.default(40),
    all: count.default(400),
    members: count.default(100),
  })
  .prefault({});

/** How long the gateway waits and how much it lets through. The table in README.md explains the limits. */
export const gatewayLimits = z.strictObject({
  /** Longest wait for the first byte of a service's answer (milliseconds). */
  firstByteMs: ms.default(3_000),
  /** The same for a call with a photo; also the longest pause within an answer. */
  answerMs: ms.default(30_000),
  /** Both for the reply of a model. */
  replyMs: ms.default(90_000),
  /** Longest wait for a service of which no instance can be reached, such as a lone one that starts again. */
  coldMs: ms.default(10_000),
  /** Longest wait of a page for the data that it shows first. Without it the page asks for the data itself. */
  firstDataMs: ms.default(300),
  /** An address of a service that failed is left out for so long at first, and at most. */
  leftOutMs: z.strictObject({ first: ms.default(500), most: ms.default(5_000) }).prefault({}),
  /** After some failures auth is not asked for so long. */
  authPauseMs: ms.default(1_000),

  /** Calls of one network that change something: after a rest so many at once, then so many a second. More wait. */
  changes: z
    .strictObject({
      atOnce: count.default(60),
      perSecond: count.default(4),
      waitMs: ms.default(10_000),
    })
    .prefault({}),
  /** How much later a refusal for too many calls is answered. */
  refusedAfterMs: ms.default(2_000),

  /**
   * Calls under way at one service. `network` is for one IPv4 address or IPv6 /64; `members` of `all` are for approved
   * members; `inLine` more may wait at each of these limits.
   */
  calls: z
    .strictObject({
      network: count.default(4),
      all: count.default(256),
      members: count.default(64),
      inLine: count.default(300),
      waitMs: ms.default(5_000),
    })
    .prefault({}),
  /** Replies of models under way. */
  replies: longCalls,
  /** Open live streams of the feed. */
  liveStreams: longCalls,
  /** Open streams of prayer rooms, for approved members only: many of them may share one router. */
  roomStreams: z
    .strictObject({
      network: count.default(150),
      all: count.default(1_000),
      members: count.default(1_000),
    })
    .prefault({}),
  /** How often it is asked whether the login of an open stream still exists (milliseconds). */
  identifyStreamsMs: ms.default(10_000),
  /** Open connections. Behind a trusted proxy only `all` counts: there every connection is the proxy's. */
  connections: shares(8_000, 1_000),

  /** A body of up to 64 kB must be complete by then, and the first 64 kB of a longer one. */
  bodyMs: ms.default(10_000),
  /** A longer body must bring so many more bytes in each further second. */
  bodyBytesPerSecond: count.default(8_000),
  /** Bytes of bodies over 64 kB that are held at once. */
  bodyBytes: shares(48 * mebibyte, 16 * mebibyte),
  /** Longest wait for the rest of a refused body, so that its sender reads the answer. */
  refusedBodyMs: ms.default(20_000),
  /** Longest wait for the text in a refused body. */
  refusedWordsMs: ms.default(1_000),
});
export type GatewayLimits = z.output<typeof gatewayLimits>;
