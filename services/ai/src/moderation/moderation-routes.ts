import { heldReasons } from '@kbf/contracts';
import { moderateText } from '@kbf/contracts/internal';
import type { InternalReply } from '@kbf/contracts/internal';
import { implementInternal } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { ProviderModeration } from './provider-moderation.ts';

/** The provider's word for texts that community publishes. */
export function moderationRoutes(
  app: Service,
  { moderation }: { moderation: ProviderModeration | undefined },
): void {
  implementInternal(
    app,
    moderateText,
    async ({ body }): Promise<InternalReply<typeof moderateText>> => {
      const verdict = await moderation?.text(body.text);
      if (!verdict) return { verdict: 'none', reasons: [] };
      if (verdict.state === 'unchecked')
        return { verdict: 'held', reasons: [heldReasons.unchecked] };
      return { verdict: verdict.flagged.length > 0 ? 'held' : 'public', reasons: verdict.flagged };
    },
  );
}
