import { limits } from '@kbf/contracts';
import { ResendVerification } from '../../../components/resend-verification.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useFocusWhen } from '../../../lib/browser/use-focus-when.ts';

type LookIntoMailProps = { email: string; onOther: () => void };

/** Replaces the form after sending: what happens next, and what to do if no mail arrives. */
export function LookIntoMail({ email, onOther }: LookIntoMailProps) {
  const heading = useFocusWhen<HTMLHeadingElement>();
  return (
    <div className="flex animate-fade-in flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="display text-3xl">
        Registration Successful!
      </h2>
      <p className="prose-serif text-lg">
        Please check your email to verify your account and access the training.
      </p>
      <ol className="border-t border-hairline">
        <li className="border-b border-hairline py-3">
          We sent the email to{' '}
          <span className="font-semibold [overflow-wrap:anywhere]">{email}</span>.
        </li>
        <li className="border-b border-hairline py-3">
          The link confirms your address and logs you in. It works for{' '}
          {limits.login.verificationHours} hours.
        </li>
        <li className="border-b border-hairline py-3">
          We saved your goals. The first module starts with them.
        </li>
      </ol>
      <ResendVerification email={email} />
      <Button variant="quiet" className="-ml-5 self-start" onClick={onOther}>
        Use a different address
      </Button>
    </div>
  );
}
