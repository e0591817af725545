import type { AiConfig } from '../config.ts';

/** Capacity of a model, and how long people wait for it. */
export type ModelLimits = {
  /** Longest wait for the first words, per attempt, and for the whole reply (milliseconds). */
  firstTokenMs: number;
  replyMs: number;
  /** Parallel calls. */
  atOnce: number;
  /** Longest reply. The provider cuts off longer replies, which saves cost. */
  mostTokens: number;
  /** Characters that it reads at once. */
  contextCharacters: number;
  /** On our own machine: it is slow rather than hung, and knows an older version of the protocol. */
  isLocal: boolean;
};

/** A provider's model, with a context larger than any request. */
export const providerLimits = (config: AiConfig): ModelLimits => ({
  firstTokenMs: config.AI_FIRST_TOKEN_MS,
  replyMs: config.AI_REPLY_MS,
  atOnce: config.AI_REPLIES_AT_ONCE,
  mostTokens: 2_000,
  contextCharacters: Number.POSITIVE_INFINITY,
  isLocal: false,
});

/**
 * A small model on an ordinary machine: it loads for half a minute and then writes a few words per second. The gateway
 * ends a reply that is silent for 90 seconds. Ollama gives a model 4,096 tokens by default: 700 for the reply, and at
 * least three characters for each of the others.
 */
export const localLimits: ModelLimits = {
  firstTokenMs: 80_000,
  replyMs: 180_000,
  atOnce: 2,
  mostTokens: 700,
  contextCharacters: 10_000,
  isLocal: true,
};
