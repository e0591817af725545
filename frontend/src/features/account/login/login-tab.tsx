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
          'Your fingerprint, your face or the lock of your screen in place of a text message. ' +
          'Nobody can trick you out of it.'
        }
      >
        <PasskeyList />
      </Part>
      <Part
        title="Where you are logged in"
        lead="A login ends 30 days after its last use. End what you do not know, or a device that you have lost."
      >
        <LoginList />
      </Part>
    </>
  );
}
