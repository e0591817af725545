import type { Logger } from '@kbf/process-kit';
import type { ServiceName } from '@kbf/contracts';
import type { Docs } from './docs/docs.ts';
import type { BodyRoom } from './body/body-room.ts';
import type { GatewayMetrics } from './gateway-metrics.ts';
import type { Pace } from './forward/pace.ts';
import type { Places } from './forward/places.ts';
import type { Turns } from './forward/turns.ts';
import type { Upstream } from './forward/upstream.ts';
import type { EndedLogins } from './identity/ended-logins.ts';
import type { IdentityResolver } from './identity/identity-resolver.ts';
import type { GatewayLimits } from './limits.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { SlowRefusals } from './rate-limit/slow-refusals.ts';
import type { WindowCounter } from './rate-limit/window-counter.ts';
import type { CompanyPages } from './site/company-pages.ts';
import type { FirstPages } from './site/first-pages.ts';
import type { ProfilePages } from './site/profile-pages.ts';
import type { Site } from './site/site.ts';
import type { CallTable } from './call-table.ts';

/** What the policies work with. Built by the process before the host loads the plugin. */
export type GatewayDeps = {
  logger: Logger;
  metrics: GatewayMetrics;
  /** Origin under which people reach the site. */
  publicOrigin: string;
  /** Whether people reach it over https. */
  secure: boolean;
  trustedProxies: number;
  calls: CallTable;
  upstreams: Readonly<Record<ServiceName, Upstream>>;
  limits: GatewayLimits;
  bodyRoom: BodyRoom;
  /** Live streams of the feed. */
  liveStreams: Places;
  /** Replies of models, streamed or not. */
  replies: Places;
  /** Calls that change something. */
  pace: Pace;
  /** All other calls to services. */
  turns: Turns;
  requestLimit: WindowCounter;
  slowRefusals: SlowRefusals;
  browserErrorLimit: WindowCounter;
  identities: IdentityResolver;
  endedLogins: EndedLogins;
  pageCache: PageCache;
  site: Site;
  companyPages: CompanyPages;
  profilePages: ProfilePages;
  firstPages: FirstPages;
  docs: Docs;
  /** Set once the process is ending: connections are not kept. */
  isEnding: () => boolean;
};

let deps: GatewayDeps | undefined;

/** express-gateway loads the plugin by itself and passes it nothing of ours: this is how the process hands it over. */
export function provideDeps(provided: GatewayDeps): void {
  deps = provided;
}

/** @throws if the plugin is loaded without the process around it */
export function gatewayDeps(): GatewayDeps {
  if (!deps) throw new Error('the gateway’s plugin runs inside the gateway process only');
  return deps;
}
