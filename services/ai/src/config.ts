import {
  generatedSecret,
  httpUrl,
  operatorSecret,
  operatorSetting,
  jsonText,
  secretKey,
  serviceConfig,
} from '@kbf/process-kit';
import { z } from 'zod';
import { aiLimits } from './limits/ai-limits.ts';

const milliseconds = z.coerce.number().int().min(0);
const count = z.coerce.number().int().min(1);

/**
 * The environment of the ai service. Without OPENAI_API_KEY, OPENAI_BASE_URL and a local model the built-in guides
 * answer.
 */
export const aiConfig = serviceConfig.extend({
  REPLY_TOKEN_KEY: z.string().min(1).meta(generatedSecret('Signs that a reply is ours')),
  /** Encrypts kept conversations and the texts of thumbs. */
  SEALING_KEY: secretKey,
  /** Key for the hashes under which addresses are counted. */
  HASHING_KEY: secretKey,
  OPENAI_API_KEY: z
    .string()
    .optional()
    .meta(
      operatorSecret(
        'Key of the language model; without it, OPENAI_BASE_URL and a local model, the built-in guides answer',
      ),
    ),
  OPENAI_BASE_URL: httpUrl
    .optional()
    .meta(operatorSetting('Any server that speaks the OpenAI protocol, with or without a key')),
  OPENAI_MODEL: z
    .string()
    .optional()
    .meta(
      operatorSetting(
        'Name of the language model; `gpt-4.1-mini` by default; on a local server, the one added last',
      ),
    ),
  TOKEN_PRICES: z
    .string()
    .regex(/^\d+(\.\d+)?,\d+(\.\d+)?$/, 'is not two numbers with a comma between them')
    .default('0.4,1.6')
    .transform((text) => text.split(',').map(Number) as [number, number])
    .meta(
      operatorSetting(
        'US dollars per million tokens that the model reads, and that it writes, for the metrics',
      ),
    ),
  // It is used when no provider is configured and it has a model, such as Ollama.
  LOCAL_MODEL_URL: httpUrl
    .optional()
    .describe('Where a free language model may run (infra/docs/local-model.md)'),
  OPENAI_MODERATION_MODEL: z
    .string()
    .optional()
    .meta(
      operatorSetting(
        'Has texts and photos judged by the provider, too; on by default with OpenAI itself, `none` turns it off',
      ),
    ),
  /** How to treat photos that no provider has checked. */
  PHOTOS_UNCHECKED: z.enum(['hold', 'publish']).default('hold'),
  AI_REPLIES_PER_PERSON: count
    .default(50)
    .meta(
      operatorSetting(
        'Model replies per day for one person: an approved member, or the address of anyone else',
      ),
    ),
  AI_REPLIES_PER_SITE: count
    .default(5_000)
    .meta(operatorSetting('Model replies per day for everyone together')),
  AI_REPLIES_PER_PERSON_AT_ONCE: count
    .default(2)
    .meta(
      operatorSetting(
        'Replies that one approved member may wait for at once; five times as many for all others on a network',
      ),
    ),
  AI_REPLIES_AT_ONCE: count
    .default(30)
    .meta(
      operatorSetting(
        'Calls to the model at the same time, in one process; a quarter is kept for approved members',
      ),
    ),
  AI_LIMITS: jsonText
    .pipe(aiLimits)
    .default(aiLimits.parse({}))
    .meta(
      operatorSetting(
        'Limits on thumbs and kept conversations that differ from the defaults, as JSON: `{"ratings": {"person": 20}}`',
      ),
    ),
  AI_FIRST_TOKEN_MS: milliseconds
    .default(15_000)
    .meta(operatorSetting('Longest wait for the first words of the model, per try')),
  AI_REPLY_MS: milliseconds.default(60_000).meta(operatorSetting('Longest wait for a whole reply')),
  GUIDE_PACE_MS: milliseconds
    .default(45)
    .meta(
      operatorSetting('Pause between the pieces in which a reply of a built-in guide is shown'),
    ),
});
export type AiConfig = z.output<typeof aiConfig>;
