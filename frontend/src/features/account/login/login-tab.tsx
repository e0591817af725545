import { Part } from '../part.tsx';
import { LoginList } from './login-list.tsx';
import { PasskeyList } from './passkey-list.tsx';

/** How a member logs in: passkeys and active logins. */
export function LoginTab() {
  return (
    <>
      <Part
        title="Passkeys"
        lead={
          'Use your fingerprint, your face or your screen lock instead of a text message. ' +
          'No one can trick you into giving it away.'
        }
      >
        <PasskeyList />
      </Part>
      <Part
        title="Where you are logged in"
        lead="A device is logged out 30 days after you last use it. Log out any that you have lost or do not recognize."
      >
        <LoginList />
      </Part>
    </>
  );
}
