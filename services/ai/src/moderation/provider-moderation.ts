import type { Care, CareKind, CareLevel } from '@kbf/contracts';
import { moderateText } from '@kbf/contracts/internal';
import type { Logger } from '@kbf/process-kit';
import type OpenAI from 'openai';
import type { AiConfig } from '../config.ts';
import { reasonOf } from '../reason-of.ts';

/** A provider's verdict on a text or photo. `unchecked`: it did not answer in time. */
export type ProviderVerdict =
  { state: 'unchecked' } | { state: 'checked'; flagged: string[]; care: Care | undefined };

export type ProviderModeration = {
  text: (text: string) => Promise<ProviderVerdict>;
  photo: (dataUrl: string) => Promise<ProviderVerdict>;
};

/** Longest wait for a text's verdict before the first word of the reply. A photo is checked in parallel. */
const textLimitMs = moderateText.timeoutMs;
const photoLimitMs = 5_000;

/** OpenAI's own moderation is free, so it is on by default there. Other providers may not have it. */
function moderationModelOf(
  { baseURL }: OpenAI,
  { OPENAI_MODERATION_MODEL: configured }: Pick<AiConfig, 'OPENAI_MODERATION_MODEL'>,
): string | undefined {
  if (configured) return configured === 'none' ? undefined : configured;
  return new URL(baseURL).hostname === 'api.openai.com' ? 'omni-moderation-latest' : undefined;
}

/**
 * Calls the provider's moderation endpoint. Never throws: a missing answer is a result, too.
 * @returns undefined when the provider has no model for it, or it is turned off
 */
export function createProviderModeration(
  client: OpenAI,
  config: Pick<AiConfig, 'OPENAI_MODERATION_MODEL'>,
  logger: Logger,
): ProviderModeration | undefined {
  const model = moderationModelOf(client, config);
  if (!model) return undefined;
  async function judge(
    input: string | OpenAI.ModerationMultiModalInput[],
    timeout: number,
  ): Promise<ProviderVerdict> {
    try {
      const { results } = await client.moderations.create(
        { model, input },
        { timeout, maxRetries: 0, signal: AbortSignal.timeout(timeout) },
      );
      const [result] = results;
      if (!result) return { state: 'unchecked' };
      const named = Object.entries(result.categories).filter(([, applies]) => applies);
      const flagged = named.map(([category]) => category);
      if (result.flagged && flagged.length === 0) flagged.push('flagged');
      return { state: 'checked', flagged, care: careOfProvider(flagged) };
    } catch (error) {
      logger.warn({ reason: reasonOf(error) }, 'provider moderation did not answer');
      return { state: 'unchecked' };
    }
  }
  return {
    text: (text) => judge(text, textLimitMs),
    photo: (url) => judge([{ type: 'image_url', image_url: { url } }], photoLimitMs),
  };
}

/**
 * What a provider's moderation categories mean. Its category for the writer's own intent is certain; the others are
 * also used for news, grief and the past.
 */
const meanings: Readonly<Record<string, readonly [CareLevel, CareKind]>> = {
  'self-harm/intent': ['certain', 'suicide'],
  'self-harm/instructions': ['likely', 'suicide'],
  'self-harm': ['likely', 'self-harm'],
  'sexual/minors': ['likely', 'child'],
  'harassment/threatening': ['possible', 'threat'],
  'hate/threatening': ['possible', 'threat'],
  'illicit/violent': ['possible', 'threat'],
  violence: ['possible', 'partner-violence'],
};

/** The danger that a provider reports, the most specific category first; undefined when there is none. */
export function careOfProvider(flagged: readonly string[]): Care | undefined {
  const found = Object.entries(meanings).find(([category]) => flagged.includes(category));
  return found && { level: found[1][0], kind: found[1][1], language: 'en' };
}
