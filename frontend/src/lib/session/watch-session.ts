import { forgetDrafts } from '../browser/drafts.ts';
import { onLoginChange } from './login-channel.ts';
import { currentPerson, knowNobody, refreshSession } from './session.ts';

/** Interval for asking again while the session is unknown. Milliseconds. */
const askAgainMs = 10_000;

/**
 * Keeps the session up to date while the page is open. It asks when another tab logged in or out. While the session is
 * unknown, it also asks when the network is back, when the page becomes visible, and every few seconds.
 * @returns a function that stops it
 */
export function watchSession(): () => void {
  const askIfUnknown = () => {
    if (currentPerson() === undefined && document.visibilityState === 'visible')
      void refreshSession();
  };
  const stopListening = onLoginChange((change) => {
    // The next person at this browser may be someone else, in every tab.
    if (change === 'logout') {
      forgetDrafts();
      knowNobody();
    } else void refreshSession();
  });
  window.addEventListener('online', askIfUnknown);
  document.addEventListener('visibilitychange', askIfUnknown);
  const timer = setInterval(askIfUnknown, askAgainMs);
  return () => {
    stopListening();
    window.removeEventListener('online', askIfUnknown);
    document.removeEventListener('visibilitychange', askIfUnknown);
    clearInterval(timer);
  };
}
