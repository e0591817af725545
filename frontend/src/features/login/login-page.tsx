import { pages } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { placeAfterLogin } from '../../lib/session/place-before-login.ts';
import { useSession } from '../../lib/session/session.ts';
import { AskForLink } from './ask-for-link.tsx';
import { KeepAccount } from './keep-account.tsx';
import { LinkSent } from './link-sent.tsx';
import { forgetHash, keepTokenIn, roleTokenIn, tokenIn, undoTokenIn } from './login-token.ts';
import { RedeemLink } from './redeem-link.tsx';
import { UndoRoleChange } from './undo-role-change.tsx';
import { UndoChange } from './undo-change.tsx';
import { forgetSent, keepSent, readSent, type SentTo } from './sent-to.ts';

/** Login by a link to the phone, or to a confirmed email address. A logged-in person is redirected at once. */
export function LoginPage() {
  usePageHead(pages['/login']);
  const { hash } = useLocation();
  const { status } = useSession();
  const navigate = useNavigate();
  const token = tokenIn(hash);
  const undoToken = undoTokenIn(hash);
  const keepToken = keepTokenIn(hash);
  const roleToken = roleTokenIn(hash);
  const [channel, setChannel] = useState<SentTo['channel']>('sms');
  const [sent, setSent] = useState(readSent);
  const askAnew = () => {
    forgetSent();
    setSent(undefined);
  };
  useEffect(() => {
    if (token ?? undoToken ?? keepToken ?? roleToken) forgetHash();
  }, [token, undoToken, keepToken, roleToken]);
  // Keyed by token: a second link opened in the same tab starts again.
  if (token)
    return (
      <RedeemLink
        key={token}
        token={token}
        onNewLink={() => {
          askAnew();
          void navigate(paths.login.href(), { replace: true });
        }}
      />
    );

  if (undoToken) return <UndoChange key={undoToken} token={undoToken} />;
  if (keepToken) return <KeepAccount key={keepToken} token={keepToken} />;
  if (roleToken) return <UndoRoleChange key={roleToken} token={roleToken} />;
  if (status === 'member') return <Navigate to={placeAfterLogin()} replace />;

  return sent ? (
    <LinkSent sent={sent} onReset={askAnew} />
  ) : (
    <AskForLink
      channel={channel}
      onChannel={setChannel}
      onSent={(next) => {
        keepSent(next);
        setSent(next);
      }}
    />
  );
}
