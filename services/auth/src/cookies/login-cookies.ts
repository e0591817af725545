import { cookieName, limits, loginCookies } from '@kbf/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const daySeconds = 24 * 60 * 60;
const askedSeconds = limits.login.linkMinutes * 60;
const loginSeconds = limits.login.sessionDays * daySeconds;
/** Longest that browsers keep a cookie. */
const browserSeconds = 400 * daySeconds;

/** What the browser of a new login keeps. */
export type LoginSecrets = { secret: string; knownBrowser: string };

/** The cookies of auth: named, written and read in one place. */
export type LoginCookies = ReturnType<typeof createLoginCookies>;

/** @param publicOrigin under https the cookies are Secure and bound to the host */
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
    /** Marks the browser that asks. */
    markAsking: (reply: FastifyReply, secret: string) => set(reply, asked, secret, askedSeconds),
    readAsking: (request: FastifyRequest) => readCookie(request, asked, secretShape),
    logIn(reply: FastifyReply, { secret, knownBrowser }: LoginSecrets): void {
      set(reply, login, secret, loginSeconds);
      set(reply, browser, knownBrowser, browserSeconds);
      set(reply, asked, '', 0);
    },
    /** The browser forgets a cookie after its time, however often it was sent: so it is given anew with use. */
    renew: (reply: FastifyReply, secret: string) => set(reply, login, secret, loginSeconds),
    logOut: (reply: FastifyReply) => set(reply, login, '', 0),
    readLogin: (request: FastifyRequest) => readCookie(request, login, secretShape),
    readKnownBrowser: (request: FastifyRequest) => readCookie(request, browser, signedShape),
  };
}

const secretShape = /^[0-9A-Za-z]{20,64}$/;
const signedShape = /^[\w.-]{20,128}$/;

/** The one cookie of that name. None, or several that contradict each other, count as none; so does a foreign shape. */
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
