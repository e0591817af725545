import { browserErrors } from './browser-errors/policy.ts';
import { canonicalPath } from './canonical-path/policy.ts';
import { docsPolicy } from './docs/policy.ts';
import { forward } from './forward/policy.ts';
import type { Policy } from './http.ts';
import { identityPolicy } from './identity/policy.ts';
import { pageCachePolicy } from './page-cache/policy.ts';
import { preflight } from './preflight/policy.ts';
import { rateLimit } from './rate-limit/policy.ts';
import { requestId } from './request-id/policy.ts';
import { sameOrigin } from './same-origin/policy.ts';
import { securityHeadersPolicy } from './security-headers/policy.ts';
import { sitePolicy } from './site/policy.ts';

/** Of express-gateway's plugin interface. */
export const version = '1.2.0';
export const schema = { $id: 'http://kbf.example/plugins/fellowship.json', type: 'object' };

/** The order in which they act stands in config/gateway.config.yml. */
export const policies: readonly Policy[] = [
  canonicalPath,
  requestId,
  securityHeadersPolicy,
  rateLimit,
  sameOrigin,
  identityPolicy,
  preflight,
  pageCachePolicy,
  forward,
  docsPolicy,
  browserErrors,
  sitePolicy,
];

export function init(plugin: { registerPolicy: (policy: Policy) => void }): void {
  for (const policy of policies) plugin.registerPolicy(policy);
}
