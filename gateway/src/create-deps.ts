import { calls, devMessages, serviceNames } from '@kbf/contracts';
import type { ServiceName } from '@kbf/contracts';
import { connectRedis, createIdentitySigner, createServiceSigner } from '@kbf/process-kit';
import type { Logger, Metrics } from '@kbf/process-kit';
import { createCallTable } from '../plugin/call-table.ts';
import type { GatewayDeps } from '../plugin/deps.ts';
import { loadDocs } from '../plugin/docs/docs.ts';
import { createGatewayMetrics } from '../plugin/gateway-metrics.ts';
import { createBodyRoom } from '../plugin/body/body-room.ts';
import { createPace } from '../plugin/forward/pace.ts';
import { createPlaces } from '../plugin/forward/places.ts';
import { createTurns } from '../plugin/forward/turns.ts';
import { createUpstream } from '../plugin/forward/upstream.ts';
import type { Upstream } from '../plugin/forward/upstream.ts';
import { createAskAuth, createEndLogin } from '../plugin/identity/ask-auth.ts';
import { breakAfterFailures } from '../plugin/identity/breaker.ts';
import { createEndedLogins } from '../plugin/identity/ended-logins.ts';
import { createIdentityResolver } from '../plugin/identity/identity-resolver.ts';
import { createLoginExchange } from '../plugin/identity/login-exchange.ts';
import { createTokenMint } from '../plugin/identity/token-mint.ts';
import { createVisitorCookies } from '../plugin/identity/visitor-cookie.ts';
import { createFetchPage } from '../plugin/page-cache/fetch-page.ts';
import { createPageCache } from '../plugin/page-cache/page-cache.ts';
import { createSlowRefusals } from '../plugin/rate-limit/slow-refusals.ts';
import { createCompanyPages } from '../plugin/site/company-pages.ts';
import { createFirstAnswers } from '../plugin/site/first-answers.ts';
import { createFirstPages } from '../plugin/site/first-pages.ts';
import { createProfilePages } from '../plugin/site/profile-pages.ts';
import { loadSite } from '../plugin/site/site.ts';
import type { GatewayConfig } from './config.ts';
import { createLimits } from './limits.ts';

/** Builds everything that the policies work with. */
export async function createDeps(options: {
  config: GatewayConfig;
  logger: Logger;
  metrics: Metrics;
  isEnding: () => boolean;
}): Promise<{ deps: GatewayDeps; close: () => Promise<void> }> {
  const { config, logger, metrics, isEnding } = options;
  const most = config.GATEWAY_LIMITS;
  const site = await loadSite(
    config.SITE_FOLDER,
    config.PUBLIC_ORIGIN,
    config.DELIVERY === 'outbox',
  );
  const open = calls.filter((call) => call.id !== devMessages.id || config.DELIVERY === 'outbox');
  const upstreams = await createUpstreams(config, logger);
  const redis = connectRedis(config.REDIS_URL, 'producer', logger);
  const limits = createLimits(config, redis);

  const sign = createServiceSigner('gateway', config.SERVICE_SIGNING_KEY);
  const endedLogins = createEndedLogins(createEndLogin(upstreams.auth, sign), logger);
  const identities = createIdentityResolver({
    logins: createLoginExchange(
      breakAfterFailures(createAskAuth(upstreams.auth, sign), most.authPauseMs),
    ),
    ended: endedLogins,
    visitors: createVisitorCookies(config.VISITOR_KEY),
    visitorLimit: limits.visitors,
    tokenFor: createTokenMint(createIdentitySigner(config.IDENTITY_SIGNING_KEY)),
    logger,
  });
  const fetchPage = createFetchPage(upstreams.community, identities.tokenFor);
  const pageCache = createPageCache(fetchPage);
  site.compressAll().catch((error: unknown) => logger.error({ err: error }, 'could not compress'));

  return {
    deps: {
      logger,
      metrics: createGatewayMetrics(metrics),
      publicOrigin: config.PUBLIC_ORIGIN,
      secure: config.PUBLIC_ORIGIN.startsWith('https:'),
      trustedProxies: config.TRUSTED_PROXIES,
      calls: createCallTable(open),
      upstreams,
      limits: most,
      bodyRoom: createBodyRoom(most.bodyBytes),
      liveStreams: createPlaces(most.liveStreams),
      replies: createPlaces(most.replies),
      pace: createPace({
        rates: [most.changes.moment, most.changes.longRun],
        waitMs: most.changes.waitMs,
      }),
      turns: createTurns(most.turns),
      requestLimit: limits.requests,
      slowRefusals: createSlowRefusals(most.refusals),
      browserErrorLimit: limits.browserErrors,
      identities,
      endedLogins,
      pageCache,
      site,
      companyPages: createCompanyPages(site, fetchPage, logger),
      profilePages: createProfilePages(site, fetchPage, logger),
      firstPages: createFirstPages(
        createFirstAnswers(pageCache, fetchPage),
        most.firstDataMs,
        logger,
      ),
      docs: await loadDocs(open, config.PUBLIC_ORIGIN),
      isEnding,
    },
    close: async () => {
      endedLogins.close();
      limits.close();
      redis.disconnect();
      await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
    },
  };
}

async function createUpstreams(
  config: GatewayConfig,
  logger: Logger,
): Promise<Record<ServiceName, Upstream>> {
  const urls: Record<ServiceName, string[]> = {
    auth: config.AUTH_URLS,
    community: config.COMMUNITY_URLS,
    intake: config.INTAKE_URLS,
    ai: config.AI_URLS,
    library: config.LIBRARY_URLS,
    notifications: config.NOTIFICATIONS_URLS,
  };
  const upstreams = await Promise.all(
    serviceNames.map(async (name) => [
      name,
      await createUpstream({
        name,
        urls: urls[name],
        logger,
        leftOutMs: config.GATEWAY_LIMITS.leftOutMs,
      }),
    ]),
  );
  return Object.fromEntries(upstreams) as Record<ServiceName, Upstream>;
}
