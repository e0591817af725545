import release from '../../package.json' with { type: 'json' };
import { calls, devMessages, serviceNames } from '@kbf/contracts';
import type { ServiceName } from '@kbf/contracts';
import { connectRedis, createIdentitySigner, createServiceSigner } from '@kbf/process-kit';
import type { Logger, Metrics } from '@kbf/process-kit';
import type { GatewayConfig } from '../src/config.ts';
import { createAskFeedFor, createOwnPages } from './own-pages.ts';
import { createReadBody } from './read-body.ts';
import { browserErrors } from './browser-errors.ts';
import { createCallTable } from './call-table.ts';
import { canonicalPath } from './canonical-path.ts';
import { docsPolicy, loadDocs } from './docs.ts';
import { forward } from './forward/forward-policy.ts';
import { createUpstream } from './forward/upstream.ts';
import type { Upstream } from './forward/upstream.ts';
import { createGatewayMetrics } from './gateway-metrics.ts';
import type { GatewayResponse, Policy } from './http.ts';
import { createAuthBreaker, createAuthCalls } from './identity/auth-calls.ts';
import { createVisitorCookies } from './identity/request-cookies.ts';
import { createEndedLogins } from './identity/ended-logins.ts';
import { createLoginExchange } from './identity/login-exchange.ts';
import { identityPolicy } from './identity/identity-policy.ts';
import { createTokenFor } from './identity/token-for.ts';
import { createShares } from './limits/shares.ts';
import { createWindows, rateLimit } from './limits/windows.ts';
import { createFetchPage, createPageCache, pageCachePolicy } from './page-cache.ts';
import { randomQuote } from './random-quote.ts';
import { createRefuse } from './refuse.ts';
import { createContextOf } from './request-context.ts';
import type { RequestContext } from './request-context.ts';
import { requestId } from './request-id.ts';
import { sameOrigin } from './same-origin.ts';
import { preflight, securityHeadersPolicy } from './security-headers/security-headers-policy.ts';
import { createAddFirstData } from './site/add-first-data.ts';
import { createFindPageOfOne } from './site/pages-of-one.ts';
import { shareLinks } from './share-links.ts';
import { sitePolicy } from './site/site-policy.ts';
import { loadSite } from './site/load-site.ts';
import { versionPolicy } from './version.ts';

/** Names that express-gateway's plugin interface expects. */
export const version = '1.2.0';
export const schema = { $id: 'http://kbf.example/plugins/fellowship.json', type: 'object' };

let policies: readonly Policy[] = [];

type Host = {
  registerPolicy: (policy: Policy) => void;
  config: { gatewayConfig: { pipelines: Record<string, { policies: unknown[] }> } };
};

/** Called by express-gateway when it loads the plugin, after `createPlugin`. */
export function init(host: Host): void {
  for (const policy of policies) host.registerPolicy(policy);
  // YAML cannot join lists: the common head of the pipelines is a list within their lists.
  for (const pipeline of Object.values(host.config.gatewayConfig.pipelines))
    pipeline.policies = pipeline.policies.flat(Infinity);
}

/**
 * Makes every policy with its dependencies. Call it before the host starts: express-gateway loads the plugin itself and
 * passes no dependencies. The order of the policies is in config/gateway.config.yml.
 * @returns the parts that the process needs
 */
export async function createPlugin(options: {
  config: GatewayConfig;
  logger: Logger;
  metrics: Metrics;
  isEnding: () => boolean;
}) {
  const { config, logger, isEnding } = options;
  const { PUBLIC_ORIGIN: publicOrigin, GATEWAY_LIMITS: limits, DELIVERY } = config;
  const secure = publicOrigin.startsWith('https:');
  const isLocal = DELIVERY === 'outbox';
  const openCalls = calls.filter((call) => call.id !== devMessages.id || isLocal);
  const callTable = createCallTable(openCalls);
  const metrics = createGatewayMetrics(options.metrics);
  const contextOf = createContextOf(callTable, config.TRUSTED_PROXIES);
  const refuse = createRefuse({ contextOf, logger, metrics, limits, secure });
  const basics = { contextOf, refuse, logger, metrics, limits, publicOrigin, secure, isEnding };
  const site = await loadSite(config.SITE_FOLDER, publicOrigin, isLocal);

  const upstreams = await createUpstreams(config, logger);
  const redis = connectRedis(config.REDIS_URL, 'producer', logger);
  const windows = createWindows(redis, config);
  const readBody = createReadBody({ ...basics, memory: createShares(limits.bodyBytes) });
  const openStreams = new Map<GatewayResponse, RequestContext>();

  const signCall = createServiceSigner('gateway', config.SERVICE_SIGNING_KEY);
  const authCalls = createAuthCalls(upstreams.auth, signCall);
  const authBreaker = createAuthBreaker(authCalls.identify, limits.authPauseMs);
  const endedLogins = createEndedLogins(authCalls.endLogin, redis, config, logger);
  const tokenFor = createTokenFor(createIdentitySigner(config.IDENTITY_SIGNING_KEY));
  const fetchPage = createFetchPage(upstreams.community, tokenFor);
  const pageCaches = {
    community: createPageCache(fetchPage),
    library: createPageCache(createFetchPage(upstreams.library, tokenFor)),
  };

  const ownPages = createOwnPages(createAskFeedFor(upstreams.community, signCall));

  policies = [
    canonicalPath(basics),
    requestId(basics),
    securityHeadersPolicy({ ...basics, calls: callTable }),
    rateLimit({ ...basics, requests: windows.requests }),
    sameOrigin(basics),
    identityPolicy({
      ...basics,
      logins: createLoginExchange(authBreaker.ask),
      endedLogins,
      visitors: createVisitorCookies(config.VISITOR_KEY),
      newVisitors: windows.newVisitors,
      tokenFor,
      auth: upstreams.auth,
      openStreams,
    }),
    preflight({ ...basics, calls: callTable }),
    shareLinks(basics),
    pageCachePolicy({ ...basics, pageCaches, ownPages }),
    randomQuote({ ...basics, pageCaches }),
    forward({ ...basics, upstreams, readBody, openStreams }),
    docsPolicy({ ...basics, docs: await loadDocs(openCalls, publicOrigin) }),
    browserErrors({ ...basics, readBody, pageErrors: windows.pageErrors }),
    versionPolicy(basics, { version: release.version, commit: config.COMMIT }),
    sitePolicy({
      ...basics,
      site,
      findPageOfOne: createFindPageOfOne(site, fetchPage, logger),
      addFirstData: createAddFirstData(
        { pageCache: pageCaches.community, fetchPage, logger },
        limits.firstDataMs,
      ),
    }),
  ];

  return {
    contextOf,
    refuse,
    /** Ends all live streams. Their readers connect again, to another process. */
    closeStreams: (): void => {
      for (const stream of openStreams.keys()) stream.destroy();
    },
    close: async (): Promise<void> => {
      endedLogins.close();
      authBreaker.close();
      windows.close();
      redis.disconnect();
      await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
    },
  };
}

async function createUpstreams(config: GatewayConfig, logger: Logger) {
  const { leftOutMs } = config.GATEWAY_LIMITS;
  const opened = serviceNames.map(async (name) => {
    const urls = config[`${name.toUpperCase() as Uppercase<ServiceName>}_URLS`];
    return [name, await createUpstream({ name, urls, logger, leftOutMs })] as const;
  });
  return Object.fromEntries(await Promise.all(opened)) as Record<ServiceName, Upstream>;
}
