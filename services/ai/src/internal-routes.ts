import { heldReasons } from '@kbf/contracts';
import { moderateText, checkScripture } from '@kbf/contracts/internal';
import type { InternalReply } from '@kbf/contracts/internal';
import { implementInternal } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from './deps.ts';

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

/** The scripture check for texts that people enter in other services. */
export function registerScriptureRoutes(app: Service, { guides }: Pick<Deps, 'guides'>): void {
  implementInternal(app, checkScripture, async ({ body }) => {
    const checked = await Promise.all(body.texts.map((text) => guides.check(text)));
    return {
      texts: checked.map(({ message }) => message),
      passages: checked.map(({ passages }) => passages),
    };
  });
}
