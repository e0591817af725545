import { useNavigate } from 'react-router';
import { announceLoginChange } from '../../lib/session/login-channel.ts';
import { notePasskeyOffer } from '../../lib/session/passkey-hints.ts';
import { placeAfterLogin } from '../../lib/session/place-before-login.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { forgetSent } from './sent-to.ts';

/** After a login: reload the session, then return to the previous page. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    forgetSent();
    await refreshSession();
    announceLoginChange('login');
    notePasskeyOffer();
    await navigate(placeAfterLogin(), { replace: true });
  };
}
