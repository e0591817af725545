import { takePublicPlace } from '@kbf/contracts/internal';
import type { InternalInput } from '@kbf/contracts/internal';
import { createServiceSigner } from '@kbf/process-kit';
import { createServiceClient } from '@kbf/service-kit';

export type CommunityService = {
  /** Counts a prayer that is to be shared. @returns whether it is shown at once @throws {ServiceCallError} */
  takePublicPlace: (sender: InternalInput<typeof takePublicPlace>['body']) => Promise<boolean>;
  close: () => Promise<void>;
};

/** @param timeoutMs longest wait for an answer */
export function connectCommunity(
  url: string,
  signingKey: string,
  timeoutMs: number,
): CommunityService {
  const client = createServiceClient({
    service: 'community',
    url,
    sign: createServiceSigner('ai', signingKey),
  });
  return {
    takePublicPlace: async (body) =>
      (await client.call(takePublicPlace, { body }, { timeoutMs })).isFree,
    close: () => client.close(),
  };
}
