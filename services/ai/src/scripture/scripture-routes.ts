import { checkScripture } from '@kbf/contracts/internal';
import { implementInternal } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';

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
