import { loginHint } from '@kbf/contracts';

/** Whether there is a login to ask about. The login cookie itself is not for pages to read. */
export function mayBeLoggedIn(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${loginHint}=`));
}

/** Keeps the hint in step with what the server said, for pages that come from a cache. */
export function noteLogin(isIn: boolean): void {
  if (isIn === mayBeLoggedIn()) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = isIn ? 400 * 24 * 60 * 60 : 0;
  document.cookie = `${loginHint}=1; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
