import { limits } from '@kbf/contracts';
import type { Service } from '@kbf/service-kit';
import { z } from 'zod';
import type { ProviderModeration } from './provider-moderation.ts';

const moderateBody = z.object({
  text: z
    .string()
    .min(1)
    .max(limits.prayer.responseMax * 2),
});
const moderateAnswer = z.object({
  verdict: z.enum(['public', 'held', 'none']),
  reasons: z.array(z.string()),
});

/**
 * `POST /internal/moderate` `{text}` → `{verdict, reasons}`: the provider's word for texts that community publishes.
 * `none` when no provider judges here: the caller's own filter decides then. A provider that does not answer holds.
 */
export function moderationRoutes(
  app: Service,
  { moderation }: { moderation: ProviderModeration | undefined },
): void {
  app.post<{ Body: z.output<typeof moderateBody> }>(
    '/internal/moderate',
    {
      config: { internal: true },
      schema: { body: moderateBody, response: { 200: moderateAnswer } },
    },
    async ({ body }): Promise<z.output<typeof moderateAnswer>> => {
      const verdict = await moderation?.text(body.text);
      if (!verdict) return { verdict: 'none', reasons: [] };
      if (verdict.state === 'unchecked') return { verdict: 'held', reasons: ['unchecked'] };
      return { verdict: verdict.flagged.length > 0 ? 'held' : 'public', reasons: verdict.flagged };
    },
  );
}
