import { pages, site } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ArchLine } from '../../components/ui/arch.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { paths } from '../../config/paths.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { EmailForm } from './email-form.tsx';
import { LinkSent } from './link-sent.tsx';
import { forgetHash, tokenIn, undoTokenIn } from './login-token.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { PhoneForm } from './phone-form.tsx';
import { RedeemLink } from './redeem-link.tsx';
import { UndoChange } from './undo-change.tsx';
import type { SentTo } from './sent-to.ts';

/** Login by a link sent to the phone, or to a confirmed e-mail address. */
export function LoginPage() {
  usePageHead(pages['/login']);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const token = tokenIn(hash);
  const undoToken = undoTokenIn(hash);
  const [channel, setChannel] = useState<SentTo['channel']>('sms');
  const [sent, setSent] = useState<SentTo>();
  useEffect(() => {
    if (token ?? undoToken) forgetHash();
  }, [token, undoToken]);
  // By its token: a second link opened in the same tab starts anew.
  if (token)
    return (
      <RedeemLink
        key={token}
        token={token}
        onNewLink={() => void navigate(paths.login.href(), { replace: true })}
      />
    );

  if (undoToken) return <UndoChange key={undoToken} token={undoToken} />;

  const bySms = channel === 'sms';
  return (
    <section className="page breathe grid items-start gap-x-20 gap-y-12 md:grid-cols-[1fr_minmax(20rem,26rem)]">
      <div className="flex gap-8">
        <ArchLine className="hidden h-64 shrink-0 text-gold lg:block" />
        <div className="measure">
          <p className="kicker">Member login</p>
          <h1 className="display mt-4 text-4xl">Come in. The door is open.</h1>
          <p className="prose-serif mt-6 text-lg">
            No password to remember. Tell us where to send it, and a link brings you in.
          </p>
          <p className="mt-10 border-t border-hairline pt-5 text-quiet">
            Not a member of {site.name} yet?{' '}
            <SectionLink
              section="contact"
              className="font-semibold text-gold-text underline decoration-gold/50 underline-offset-4 hover:decoration-current"
            >
              Make contact first
            </SectionLink>
            , and we will welcome you.
          </p>
        </div>
      </div>
      <div>
        {sent ? (
          <LinkSent sent={sent} onReset={() => setSent(undefined)} />
        ) : (
          <PasskeyLogin>
            {bySms ? <PhoneForm onSent={setSent} /> : <EmailForm onSent={setSent} />}
            <Button
              variant="quiet"
              size="sm"
              className="-ml-3.5 self-start"
              onClick={() => setChannel(bySms ? 'email' : 'sms')}
            >
              {bySms ? 'Use e-mail instead' : 'Use your phone instead'}
            </Button>
          </PasskeyLogin>
        )}
      </div>
    </section>
  );
}
