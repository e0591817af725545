import { limits } from '@kbf/contracts';
import { Button } from '../../components/ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { LoginLayout } from './login-layout.tsx';
import { Resend } from './resend.tsx';
import type { SentTo } from './sent-to.ts';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

/** Second step: first the code field, then what was sent, sending again, and going back. */
export function LinkSent({ sent, onReset }: { sent: SentTo; onReset: () => void }) {
  const bySms = sent.channel === 'sms';
  // A mail has no code, so there is no field: the focus starts at the heading.
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
            {bySms
              ? 'Check your phone for a secure login link. '
              : 'Check your inbox for a secure login link. '}
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
            . You can open it on any device. You will be logged in on the device where you open it.
          </p>
          {bySms && (
            <p className="mt-3">
              No text? If you opted out of our texts before, reply START to one of them to get our
              texts again.
            </p>
          )}
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
