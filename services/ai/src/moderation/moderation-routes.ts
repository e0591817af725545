import { heldReasons } from '@kbf/contracts';
import { moderateText } from '@kbf/contracts/internal';
import type { InternalReply } from '@kbf/contracts/internal';
import { implementInternal } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';

/** The provider's verdict on texts that community publishes. */
export function registerModerationRoutes(
  app: Service,
  { moderation }: Pick<Deps, 'moderation'>,
): void {
  implementInternal(
    app,
    moderateText,
    async ({ body }): Promise<InternalReply<typeof moderateText>> => {
      const verdict = await moderation?.text(body.text);
      if (!verdict) return { verdict: 'none', reasons: [] };
      if (verdict.state === 'unchecked')
        return { verdict: 'held', reasons: [heldReasons.unchecked] };
      const { flagged, care } = verdict;
      return { verdict: flagged.length > 0 ? 'held' : 'public', reasons: flagged, care };
    },
  );
}
