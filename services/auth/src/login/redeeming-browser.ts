import type { Identity } from '@kbf/process-kit';
import { clientNetworksOf } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import { describeDevice } from '../sessions/describe-device.ts';
import type { RedeemingBrowser } from './complete-login.ts';
import type { LoginCookies } from '../cookies/login-cookies.ts';

/**
 * Describes the browser that sends a redeeming request.
 * @param identity the person who is logged in there
 * @param maySwitch whether the login may log out another person who is logged in there
 */
export const redeemingBrowser = (
  request: FastifyRequest,
  cookies: LoginCookies,
  identity: Identity,
  maySwitch = false,
): RedeemingBrowser => ({
  networks: clientNetworksOf(request),
  device: describeDevice(request.headers['user-agent']),
  earlierSecret: cookies.readLogin(request),
  userId: identity.userId,
  maySwitch,
  knownBrowserCookie: cookies.readKnownBrowser(request),
});
