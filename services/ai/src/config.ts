import { httpUrl, secretKey, serviceConfig } from '@kbf/process-kit';
import { z } from 'zod';

const milliseconds = z.coerce.number().int().min(0);
const count = z.coerce.number().int().min(1);

/**
 * The environment of the ai service. Without OPENAI_API_KEY, OPENAI_BASE_URL and a local model the built-in guides
 * answer.
 */
export const aiConfig = serviceConfig.extend({
  /** Signs the token that proves that a reply is ours. */
  REPLY_TOKEN_KEY: z.string().min(1),
  /** Key for the hashes under which addresses are counted. */
  HASHING_KEY: secretKey,
  OPENAI_API_KEY: z.string().optional(),
  /** Any server with the OpenAI protocol; with or without a key. */
  OPENAI_BASE_URL: httpUrl.optional(),
  /** Unset: `gpt-4.1-mini` of a provider, or the newest model of a local server. */
  OPENAI_MODEL: z.string().optional(),
  /** A free server, such as Ollama. It is used when no provider is configured and it has a model. */
  LOCAL_MODEL_URL: httpUrl.optional(),
  /** Model with which the provider also checks texts and photos. Unset: with OpenAI itself only. `none`: never. */
  OPENAI_MODERATION_MODEL: z.string().optional(),
  /** How to treat photos that no provider has checked. */
  PHOTOS_UNCHECKED: z.enum(['hold', 'publish']).default('hold'),
  /** Replies of the model per day: for one person (member, or address of a visitor), and for all together. */
  AI_REPLIES_PER_PERSON: count.default(50),
  AI_REPLIES_PER_SITE: count.default(5_000),
  /** Parallel replies: for one member; for the visitors of one network, five times as many. */
  AI_REPLIES_PER_PERSON_AT_ONCE: count.default(2),
  /** Parallel calls to the model, per process. */
  AI_REPLIES_AT_ONCE: count.default(30),
  /** Longest wait for the model's first words, per attempt, and for the whole reply. */
  AI_FIRST_TOKEN_MS: milliseconds.default(15_000),
  AI_REPLY_MS: milliseconds.default(60_000),
  /** Pause between two pieces of the built-in guide's reply. */
  GUIDE_PACE_MS: milliseconds.default(45),
});
export type AiConfig = z.output<typeof aiConfig>;
