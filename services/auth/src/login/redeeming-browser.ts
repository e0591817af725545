import type { Identity } from '@kbf/process-kit';
import type { FastifyRequest } from 'fastify';
import { describeDevice } from '../sessions/describe-device.ts';
import type { RedeemingBrowser } from './complete-login.ts';
import type { LoginCookies } from '../cookies/login-cookies.ts';

/** The browser that a redeeming request comes from. @param identity who is logged in there */
export const redeemingBrowser = (
  request: FastifyRequest,
  cookies: LoginCookies,
  identity: Identity,
): RedeemingBrowser => ({
  device: describeDevice(request.headers['user-agent']),
  earlierSecret: cookies.readLogin(request),
  userId: identity.userId,
  knownBrowserCookie: cookies.readKnownBrowser(request),
});
