import { takePublicPlace as call } from '@kbf/contracts/internal';
import { implementInternal } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { takePublicPlace } from './take-allowance.ts';

/** Whether there is a place in the feed for one more prayer of somebody, for the assistant before it shares one. */
export function registerPublicPlaceRoutes(
  app: Service,
  deps: Pick<Deps, 'config' | 'database'>,
): void {
  implementInternal(app, call, async ({ body }) => ({
    isFree: await takePublicPlace(deps, body),
  }));
}
