import type { CurrentUser, getAuthUser, logout as logoutCall } from '@kbf/contracts';
import { paths } from '../config/paths.ts';
import { forgetDrafts } from './drafts.ts';
import { createExternalStore, useExternalStore } from './external-store.ts';
import { announceLoginChange } from './login-channel.ts';
import { mayBeLoggedIn, noteLogin } from './login-hint.ts';
import { loginState } from './login-state.ts';
import { toApiError } from './request-error.ts';
import { readAnswer, send } from './request.ts';
import { toast } from './toast.ts';

/**
 * Who is here, by `GET /api/auth/user` over the cookie. Only a clear "nobody" (401) makes a visitor: without a network,
 * or while auth is away, what was known stays, and where nothing was known it is `unknown`.
 * It lives outside Redux because the navigation of every page needs it, and the landing page must not wait for 28 KB of
 * data layer to ask one question.
 */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'unknown'; user: null }
  | { status: 'visitor'; user: null }
  | { status: 'member'; user: CurrentUser };

const loading: Session = { status: 'loading', user: null };
const store = createExternalStore<Session>(loading);

// Typed against the contract without carrying its schemas into the first load.
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

/** Asks again who is here: after a login, or when a call was refused. Never rejects. */
export async function refreshSession(): Promise<void> {
  questions += 1;
  const question = questions;
  // An answer to an earlier question may come after that to a later one; it is out of date.
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

/** Another tab has logged out: nobody need be asked. */
export function knowNobody(): void {
  questions += 1;
  know({ status: 'visitor', user: null });
}

/** Asks once, where there is a login to ask about; every later call waits for the same answer. */
export function loadSession(): Promise<void> {
  if (!asked && !mayBeLoggedIn()) know({ status: 'visitor', user: null });
  asked ??= mayBeLoggedIn() ? refreshSession() : Promise.resolve();
  return asked;
}

/** Forgets who is here, as a fresh page load would. For tests. */
export function resetSession(): void {
  asked = undefined;
  questions += 1;
  know(loading);
}

export function useSession(): Session {
  return useExternalStore(store);
}

/** Who is known to be here now: an id, null for a visitor, undefined while it is not known. */
export function currentPerson(): string | null | undefined {
  const { status, user } = store.get();
  return status === 'visitor' ? null : user?.id;
}

/** Calls the listener whenever something about the session changed. Returns a function that stops it. */
export const subscribeToSession = store.subscribe;

loginState.onRefused = (error, wasWrite) => {
  void refreshSession();
  if (!wasWrite) return;
  toast({
    variant: 'destructive',
    title: error.status === 401 ? 'Your login has ended' : 'Somebody else is logged in now',
    description: 'Nothing was sent. What you wrote is still here: log in, then send it again.',
    durationMs: 20_000,
    // In a tab of its own: this one keeps what was written, and notices the login.
    action: {
      label: 'Log in',
      onSelect: () => window.open(paths.login.href(), '_blank', 'noopener'),
    },
  });
};

/** Ends the login and reloads at `/`, also when the call fails (specification section 4). */
export async function logout(redirect = (to: string) => window.location.assign(to)): Promise<void> {
  try {
    await send(logoutPath, { method: 'POST', aboutLogin: true });
  } catch (error) {
    // oxlint-disable-next-line no-console -- the error catalogue: logged, and the person still ends at the start page
    console.error('Logout failed', error);
  }
  // Whoever uses this browser next is somebody else.
  forgetDrafts();
  announceLoginChange('logout');
  redirect('/');
}
