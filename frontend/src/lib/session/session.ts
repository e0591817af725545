import {
  loginHint,
  type CurrentUser,
  type getAuthUser,
  type logout as logoutCall,
} from '@kbf/contracts';
import { paths } from '../paths.ts';
import { forgetDrafts } from '../browser/drafts.ts';
import { createExternalStore, useExternalStore } from '../browser/external-store.ts';
import { announceLoginChange } from './login-channel.ts';
import { loginState } from '../api/login-state.ts';
import { toApiError } from '../api/request-error.ts';
import { readAnswer, send } from '../api/request.ts';
import { toast } from '../browser/toast.ts';

/**
 * The current user, by `GET /api/auth/user` with the cookie. Only a 401 means a visitor. Without a network, or while
 * auth is unavailable, the known state stays, and an unknown one is `unknown`.
 * It is outside Redux because every page's navigation needs it, and the landing page must not load 28 KB of data layer
 * for one request.
 */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'unknown'; user: null }
  | { status: 'visitor'; user: null }
  | { status: 'member'; user: CurrentUser };

const loading: Session = { status: 'loading', user: null };
const store = createExternalStore<Session>(loading);

// Typed by the contract, without loading its schemas.
const userPath: (typeof getAuthUser)['path'] = '/api/auth/user';
const logoutPath: (typeof logoutCall)['path'] = '/api/auth/logout';

let asked: Promise<void> | undefined;
let questions = 0;

function know(session: Session): void {
  loginState.expectedUserId = session.user?.id;
  if (session.status === 'member' || session.status === 'visitor')
    noteLogin(session.status === 'member');
  store.set(session);
}

/** Asks again who is logged in: after a login, or when a call was refused. Never rejects. */
export async function refreshSession(): Promise<void> {
  questions += 1;
  const question = questions;
  // An answer to an earlier request can arrive after a later one; it is then out of date.
  const isLatest = () => question === questions;
  try {
    const user = (await readAnswer(await send(userPath, { aboutLogin: true }))) as CurrentUser;
    if (isLatest()) know({ status: 'member', user });
  } catch (error) {
    if (!isLatest()) return;
    if (toApiError(error).status === 401) know({ status: 'visitor', user: null });
    else if (store.get().status === 'loading') know({ status: 'unknown', user: null });
  }
}

/** Another tab has logged out: no request is needed. */
export function knowNobody(): void {
  questions += 1;
  know({ status: 'visitor', user: null });
}

/** Asks once, if a login may exist; later calls wait for the same answer. */
export function loadSession(): Promise<void> {
  if (!asked && !mayBeLoggedIn()) know({ status: 'visitor', user: null });
  asked ??= mayBeLoggedIn() ? refreshSession() : Promise.resolve();
  return asked;
}

/** Resets the session like a new page load. For tests. */
export function resetSession(): void {
  asked = undefined;
  questions += 1;
  know(loading);
}

export function useSession(): Session {
  return useExternalStore(store);
}

/** The current person: an id, null for a visitor, undefined while unknown. */
export function currentPerson(): string | null | undefined {
  const { status, user } = store.get();
  return status === 'visitor' ? null : user?.id;
}

/** Calls the listener when the session changes. Returns a function that stops it. */
export const subscribeToSession = store.subscribe;

/**
 * After a refused read the person has not been told yet: the next write still says as whom, and is refused. Otherwise
 * it would go out as a visitor's.
 */
async function askAfterRefusal(wasWrite: boolean): Promise<void> {
  const before = loginState.expectedUserId;
  await refreshSession();
  if (!wasWrite) loginState.expectedUserId ??= before;
}

loginState.onRefused = (error, wasWrite) => {
  void askAfterRefusal(wasWrite);
  if (!wasWrite) return;
  toast({
    variant: 'destructive',
    title: error.status === 401 ? 'You have been logged out' : 'Someone else is logged in now',
    description: 'Nothing was sent. What you wrote is still here. Log in and send it again.',
    durationMs: 20_000,
    // In its own tab: this one keeps the text, and notices the login.
    action: {
      label: 'Log in',
      onSelect: () => window.open(paths.login.href(), '_blank', 'noopener'),
    },
  });
};

/** Ends the login and reloads at `/`, also when the call fails (specification section 4). */
export async function logout(redirect = (to: string) => window.location.assign(to)): Promise<void> {
  // The next person at this browser must not get the notices of this one.
  await import('./push.ts').then(({ endPushHere }) => endPushHere()).catch(() => null);
  try {
    await send(logoutPath, { method: 'POST', aboutLogin: true });
  } catch (error) {
    // oxlint-disable-next-line no-console -- the error catalogue: logged, and the person still ends at the start page
    console.error('Logout failed', error);
  }
  // The next person at this browser may be someone else.
  forgetDrafts();
  announceLoginChange('logout');
  redirect('/');
}

/** Whether a login may exist. Pages cannot read the login cookie itself. */
export function mayBeLoggedIn(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${loginHint}=`));
}

/** Updates the hint after a server answer, for pages from a cache. */
export function noteLogin(isIn: boolean): void {
  if (isIn === mayBeLoggedIn()) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = isIn ? 400 * 24 * 60 * 60 : 0;
  document.cookie = `${loginHint}=1; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
