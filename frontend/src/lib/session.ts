import type { CurrentUser, getAuthUser, logout as logoutCall } from '@kbf/contracts';
import { createExternalStore, useExternalStore } from './external-store.ts';
import { readAnswer, send } from './request.ts';

/**
 * Who is here. `GET /api/auth/user` over the cookie, once per page load; any answer that is not OK means "visitor".
 * It lives outside Redux because the navigation of every page needs it, and the landing page must not wait for 28 KB of
 * data layer to ask one question.
 */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'visitor'; user: null }
  | { status: 'member'; user: CurrentUser };

const loading: Session = { status: 'loading', user: null };
const store = createExternalStore<Session>(loading);

// Typed against the contract without carrying its schemas into the first load.
const userPath: (typeof getAuthUser)['path'] = '/api/auth/user';
const logoutPath: (typeof logoutCall)['path'] = '/api/auth/logout';

let asked: Promise<void> | undefined;

/** Asks again who is here: after a login, or when a call was refused. Never rejects. */
export async function refreshSession(): Promise<void> {
  try {
    const user = (await readAnswer(await send(userPath))) as CurrentUser;
    store.set({ status: 'member', user });
  } catch {
    store.set({ status: 'visitor', user: null });
  }
}

/** Asks once; every later call waits for the same answer. */
export function loadSession(): Promise<void> {
  asked ??= refreshSession();
  return asked;
}

/** Forgets who is here, as a fresh page load would. For tests. */
export function resetSession(): void {
  asked = undefined;
  store.set(loading);
}

export function useSession(): Session {
  return useExternalStore(store);
}

/** Ends the login and reloads at `/`, also when the call fails (specification section 4). */
export async function logout(redirect = (to: string) => window.location.assign(to)): Promise<void> {
  try {
    await send(logoutPath, { method: 'POST' });
  } catch (error) {
    // oxlint-disable-next-line no-console -- the error catalogue: logged, and the person still ends at the start page
    console.error('Logout failed', error);
  }
  redirect('/');
}
