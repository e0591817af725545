import { forgetDrafts } from './drafts.ts';
import { onLoginChange } from './login-channel.ts';
import { currentPerson, knowNobody, refreshSession } from './session.ts';

/** While nobody knows who is here, the question is asked again this often. Milliseconds. */
const askAgainMs = 10_000;

/**
 * Keeps the session true while the page is open: asks when another tab logged in or out, and, as long as it is not
 * known who is here, when the network is back, when the page is looked at again, and every few seconds.
 * @returns a function that stops it
 */
export function watchSession(): () => void {
  const askIfUnknown = () => {
    if (currentPerson() === undefined && document.visibilityState === 'visible')
      void refreshSession();
  };
  const stopListening = onLoginChange((change) => {
    // Whoever uses this browser next is somebody else, in every tab.
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
