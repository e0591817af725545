import { cookieName, limits, loginCookies } from '@kbf/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const daySeconds = 24 * 60 * 60;
const askedSeconds = limits.login.linkMinutes * 60;
const loginSeconds = limits.login.sessionDays * daySeconds;
/** The longest time that browsers keep a cookie. */
const browserSeconds = 400 * daySeconds;

/** The secrets that the browser keeps after a new login. */
export type LoginSecrets = { secret: string; knownBrowser: string };

/** All cookies of auth: this file names, writes and reads them. */
export type LoginCookies = ReturnType<typeof createLoginCookies>;

/** @param publicOrigin with https the cookies are Secure and bound to the host */
export function createLoginCookies(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  const login = cookieName(publicOrigin, loginCookies.login);
  const browser = cookieName(publicOrigin, loginCookies.browser);
  const asked = cookieName(publicOrigin, loginCookies.asked);
  const set = (reply: FastifyReply, name: string, value: string, seconds: number) =>
    void reply.header(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`,
    );

  return {
    /** Marks the browser that asks for a message. */
    markAsking: (reply: FastifyReply, secret: string) => set(reply, asked, secret, askedSeconds),
    readAsking: (request: FastifyRequest) => readCookie(request, asked, secretShape),
    logIn(reply: FastifyReply, { secret, knownBrowser }: LoginSecrets): void {
      set(reply, login, secret, loginSeconds);
      set(reply, browser, knownBrowser, browserSeconds);
      set(reply, asked, '', 0);
    },
    /** Sets the cookie again with each use: the browser deletes it after a fixed time, even if it was sent often. */
    renew: (reply: FastifyReply, secret: string) => set(reply, login, secret, loginSeconds),
    logOut: (reply: FastifyReply) => set(reply, login, '', 0),
    readLogin: (request: FastifyRequest) => readCookie(request, login, secretShape),
    readKnownBrowser: (request: FastifyRequest) => readCookie(request, browser, signedShape),
  };
}

const secretShape = /^[0-9A-Za-z]{20,64}$/;
const signedShape = /^[\w.-]{20,128}$/;

/** Returns the one cookie of that name. Missing, contradicting or malformed cookies count as none. */
function readCookie(request: FastifyRequest, name: string, shape: RegExp): string | undefined {
  const values = new Set(
    (request.headers.cookie ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => pair.slice(name.length + 1)),
  );
  const [value] = values;
  return values.size === 1 && value !== undefined && shape.test(value) ? value : undefined;
}
