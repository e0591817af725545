import type { AiConfig } from '../config.ts';

/** How much a model can do, and how long people wait for it. */
export type ModelLimits = {
  /** Longest wait for the first words, per try, and for the whole reply (milliseconds). */
  firstTokenMs: number;
  replyMs: number;
  /** Calls at once. */
  atOnce: number;
  /** Longest reply. What a model says beyond it is cut off, and costs nothing. */
  mostTokens: number;
  /** Characters that it reads at once. */
  contextCharacters: number;
  /** On a machine of ours: it is slow rather than hung, and knows an older form of the protocol. */
  isLocal: boolean;
};

/** A model of a provider, which reads more than anybody sends. */
export const providerLimits = (config: AiConfig): ModelLimits => ({
  firstTokenMs: config.AI_FIRST_TOKEN_MS,
  replyMs: config.AI_REPLY_MS,
  atOnce: config.AI_REPLIES_AT_ONCE,
  mostTokens: 2_000,
  contextCharacters: Number.POSITIVE_INFINITY,
  isLocal: false,
});

/**
 * A small model on an ordinary machine: it loads for half a minute and then writes some words in a second. The gateway
 * ends a reply that is silent for 90 seconds. 4,096 tokens is what Ollama gives a model unless told otherwise: 700 for
 * the reply, and at least three characters for each of the others.
 */
export const localLimits: ModelLimits = {
  firstTokenMs: 80_000,
  replyMs: 180_000,
  atOnce: 2,
  mostTokens: 700,
  contextCharacters: 10_000,
  isLocal: true,
};
