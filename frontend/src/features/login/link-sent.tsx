import { limits } from '@kbf/contracts';
import { Button } from '../../components/ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { LoginLayout } from './login-layout.tsx';
import { Resend } from './resend.tsx';
import type { SentTo } from './sent-to.ts';
import { useFocusWhen } from '../../lib/use-focus-when.ts';

/** The second scene: the code field before all else, then what was sent, the way to another text, and the way back. */
export function LinkSent({ sent, onReset }: { sent: SentTo; onReset: () => void }) {
  const bySms = sent.channel === 'sms';
  // On the phone a mail has no code: then there is nothing to type, and the page begins at its heading.
  const heading = useFocusWhen<HTMLHeadingElement>(!bySms);
  return (
    <LoginLayout
      heading={
        <>
          <p className="kicker hidden md:flex">Member login</p>
          <h1
            ref={heading}
            tabIndex={-1}
            id="link-sent"
            className="display text-3xl md:mt-4 lg:text-4xl"
          >
            Login Link Sent!
          </h1>
          <output className="mt-4 block md:mt-6">
            {`Check your ${bySms ? 'phone' : 'inbox'} for a secure login link. `}
            {`It will expire in ${limits.login.linkMinutes} minutes.`}
          </output>
        </>
      }
      aside={
        <>
          <p>
            {sent.message} to{' '}
            <span dir="auto" className="font-semibold [overflow-wrap:anywhere] text-ink">
              {sent.to}
            </span>
            . Open it on any device: it brings you in where you open it.
          </p>
          <Button variant="quiet" className="mt-2 -ml-5" onClick={onReset}>
            {bySms ? 'Send to a different number' : 'Send to a different address'}
          </Button>
        </>
      }
    >
      {bySms && <CodeForm phoneNumber={sent.to} />}
      <div className={bySms ? 'mt-4' : ''}>
        <Resend sent={sent} />
      </div>
    </LoginLayout>
  );
}
