import { takePublicPlace as call } from '@kbf/contracts/internal';
import { implementInternal } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { takePublicPlace } from './take-allowance.ts';

/** Tells the assistant, before it shares a prayer, whether the author may publish one more. */
export function registerPublicPlaceRoutes(
  app: Service,
  deps: Pick<Deps, 'config' | 'database'>,
): void {
  implementInternal(app, call, async ({ body }) => ({
    isFree: await takePublicPlace(deps, body),
  }));
}
