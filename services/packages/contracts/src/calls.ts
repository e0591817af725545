import { aiCalls } from './ai/calls.ts';
import { authCalls } from './auth/calls.ts';
import type { CallShape } from './call.ts';
import { communityCalls } from './community/calls.ts';
import { notificationsCalls } from './notifications/calls.ts';

/** Every call of the product. The OpenAPI document, the gateway's routing test and the role tests are made from it. */
export const calls: readonly CallShape[] = [
  ...authCalls,
  ...communityCalls,
  ...aiCalls,
  ...notificationsCalls,
];
