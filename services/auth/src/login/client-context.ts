import { clientNetworksOf } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import type { LoginCookies } from '../cookies/login-cookies.ts';
import { newCookieSecret } from '../secrets/login-secrets.ts';

/** The browser that asks for a message or sends a code. */
export type ClientContext = {
  /** Narrow to wide. */
  networks: readonly string[];
  /** Cookie of a browser in which a person has logged in before. */
  knownBrowserCookie: string | undefined;
  /** Secret of the cookie that marks the browser: the existing one, else a new one to keep. */
  askedSecret: string;
};

export const clientContextOf = (request: FastifyRequest, cookies: LoginCookies): ClientContext => ({
  networks: clientNetworksOf(request),
  knownBrowserCookie: cookies.readKnownBrowser(request),
  askedSecret: cookies.readAsking(request) ?? newCookieSecret(),
});
