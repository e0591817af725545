import { pages } from '@kbf/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { AskForMailAgain } from './ask-for-mail-again.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { forgetHash, tokenIn } from './login-token.ts';

/** The target of the confirmation mail. Without its link, it offers another mail. */
export function VerifyEmailPage() {
  usePageHead(pages['/verify-email']);
  const { hash } = useLocation();
  const token = tokenIn(hash);
  useEffect(() => {
    if (token) forgetHash();
  }, [token]);
  if (token) return <ConfirmEmail key={token} token={token} />;
  return (
    <AskForMailAgain
      title="Please open the link in your email"
      text={
        'It confirms that the address is yours. ' +
        'If the email did not arrive, check your spam folder or request another one.'
      }
    />
  );
}
