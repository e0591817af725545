import { errorCodes, identityHeader, limits, serviceHeader } from '@kbf/contracts';
import type { Audience, ProcessName } from '@kbf/contracts';
import { anonymous, createIdentityVerifier, createServiceVerifier } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  AppError,
  approvalRequired,
  forbidden,
  loginRequired,
  proofRequired,
} from './app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as signed by the gateway. */
    identity: Identity;
  }
  interface FastifyContextConfig {
    audience?: Audience;
    needsFreshLogin?: boolean;
    /** Only these processes may call this route. */
    callers?: readonly ProcessName[];
  }
}

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Guards every route: each request needs the gateway's signed identity or, on internal routes, that of another service.
 * A route without an audience fails at start.
 */
export function identifyRequests(
  app: FastifyInstance,
  options: {
    service: string;
    identityPublicKeys: readonly string[];
    servicePublicKeys: Readonly<Record<string, readonly string[]>>;
  },
): void {
  const verifyIdentity = createIdentityVerifier(options.identityPublicKeys, options.service);
  const verifyService = createServiceVerifier(options.service, options.servicePublicKeys);

  app.decorateRequest('identity');
  app.addHook('onRoute', (route) => {
    if (!route.config?.audience && !route.config?.callers)
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
  });
  app.addHook('onRequest', async (request) => {
    request.identity = anonymous;
    const { audience, callers } = request.routeOptions.config;
    if (!audience && !callers) return; // unknown route: answered with 404
    if (callers) {
      const caller = verifyService(header(request, serviceHeader));
      if (!caller || !callers.includes(caller)) throw forbidden();
      return;
    }
    const identity = verifyIdentity(header(request, identityHeader));
    if (!identity)
      throw new AppError(errorCodes.identityRequired, 401, 'Calls go through the gateway.');
    request.identity = identity;
    // A person whose login has ended may be in danger too: check their words before refusing the call.
    if (!request.routeOptions.config.words) checkAudience(request);
  });
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.words) checkAudience(request);
  });
}

function checkAudience({ identity, routeOptions }: FastifyRequest): void {
  const { audience, needsFreshLogin } = routeOptions.config;
  if (audience !== 'member' && audience !== 'approved' && audience !== 'admin') return;
  if (!identity.userId) throw loginRequired();
  if (audience === 'approved' && !identity.isApproved) throw approvalRequired();
  if (audience === 'admin' && identity.role !== 'admin') throw forbidden();
  if (needsFreshLogin) requireFreshLogin(identity);
}

/**
 * For a call that needs a recent login in some cases only, such as an admin's act on other people's content.
 * @throws 409 when the login is an old one
 */
export function requireFreshLogin(identity: Identity): void {
  if (!isFresh(identity)) throw proofRequired();
}

/** Whether the login was proven in the last minutes (`limits.login.proofMinutes`). */
export const isFresh = ({ authTime = 0 }: Identity): boolean =>
  Date.now() - authTime * 1_000 < limits.login.proofMinutes * 60_000;
