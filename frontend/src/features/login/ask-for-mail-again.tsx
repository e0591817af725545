import { resendVerification } from '@kbf/contracts';
import { useState } from 'react';
import { Form } from '../../components/form/form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { ArchLine } from '../../components/ui/arch.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

type AskForMailAgainProps = {
  title: string;
  text: string;
  /** A link failed, and this page replaced it: take the focus. */
  takesFocus?: boolean;
};

/** Requests another confirmation mail. The answer is the same for every address. */
export function AskForMailAgain({ title, text, takesFocus }: AskForMailAgainProps) {
  const [sent, setSent] = useState<string>();
  const heading = useFocusWhen<HTMLHeadingElement>(takesFocus);
  const answer = useFocusWhen<HTMLDivElement>(sent);
  return (
    <section className="page breathe grid justify-center">
      <div className="w-full max-w-[27rem]">
        <ArchLine className="h-20 text-gold" />
        <h1 ref={heading} tabIndex={-1} className="display mt-6 text-3xl">
          {title}
        </h1>
        <p className="mt-4 text-quiet">{text}</p>
        {sent ? (
          <div ref={answer} tabIndex={-1} className="mt-8">
            <Notice tone="done" title={`${sent}.`}>
              The link works once, expires after one day and replaces any earlier ones.
            </Notice>
          </div>
        ) : (
          <Form
            call={resendVerification}
            defaults={{ email: '' }}
            draft="mail-again"
            submitLabel="Send another email"
            pendingLabel="Sending..."
            onSent={({ message }) => setSent(message)}
            className="mt-8 grid gap-5"
          >
            <TextField name="email" label="Email address" type="email" autoComplete="email" />
          </Form>
        )}
      </div>
    </section>
  );
}
