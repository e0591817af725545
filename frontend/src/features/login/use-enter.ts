import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { announceLoginChange } from '../../lib/login-channel.ts';
import { notePasskeyOffer } from '../../lib/passkey-offer.ts';
import { refreshSession } from '../../lib/session.ts';

/** After a login: ask who is here now, then go to the member home. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await refreshSession();
    announceLoginChange('login');
    notePasskeyOffer();
    await navigate(paths.home.href(), { replace: true });
  };
}
