import { loginHint } from '@kbf/contracts';

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
