import { limits, redeemCode, updateMe } from '@kbf/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { Form } from '../../components/form/form.tsx';
import { PhoneField } from '../../components/form/phone-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { TextMessageTerms } from '../../components/text-message-terms.tsx';
import { Button } from '../../components/ui/button.tsx';
import { refreshSession } from '../../lib/session/session.ts';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

const asked = z.object({ phone: updateMe.body.shape.phone.unwrap() });
const code = redeemCode.body.pick({ code: true });

/** The code from the text message to the new number. */
function ConfirmPhone(props: { phone: string; onOther: () => void; onDone: () => void }) {
  const { phone, onOther, onDone } = props;
  const heading = useFocusWhen<HTMLHeadingElement>();
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="display text-2xl">
        Check your phone
      </h2>
      <p className="mt-3 mb-6 text-quiet">
        A text with a {limits.login.codeDigits}-digit code is on its way to{' '}
        <span className="font-semibold text-ink">{phone}</span>. It works for{' '}
        {limits.login.linkMinutes} minutes.
      </p>
      <Form
        call={redeemCode}
        schema={code}
        toBody={(values) => ({ ...values, phoneNumber: phone })}
        defaults={{ code: '' }}
        neverKept={['code']}
        changes={[{ type: 'User', id: 'ME' }]}
        submitLabel="Confirm number"
        pendingLabel="Checking..."
        onSent={() => {
          onDone();
          void refreshSession();
        }}
      >
        <TextField
          name="code"
          label="Code from the text"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </Form>
      <Button variant="quiet" className="mt-3 -ml-5" onClick={onOther}>
        Use a different number
      </Button>
    </>
  );
}

/** A member without a phone number must give one before the dashboard opens: it is needed for login. */
export function PhoneFirst({ onDone }: { onDone: () => void }) {
  const [phone, setPhone] = useState<string>();
  return (
    <section className="page breathe grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div>
        <p className="kicker">Before you go to the dashboard</p>
        <h1 className="display mt-4 text-4xl">Which number can we text?</h1>
        <p className="prose-serif mt-6 max-w-[44ch] text-lg">
          There are no passwords here. You log in with a link we text you, and that number is also
          how someone from our team can reach you before a gathering.
        </p>
      </div>
      <div className="self-start rounded-md border border-hairline bg-surface p-6 sm:p-8">
        {phone ? (
          <ConfirmPhone phone={phone} onOther={() => setPhone(undefined)} onDone={onDone} />
        ) : (
          <Form
            call={updateMe}
            schema={asked}
            toBody={(values) => values}
            defaults={{ phone: '' }}
            draft="first-phone"
            submitLabel="Send me a text"
            pendingLabel="Sending..."
            onSent={(_answer, values) => setPhone(values.phone)}
          >
            <PhoneField
              name="phone"
              label="Phone number"
              hint="Include the country code for international numbers."
            />
            <TextMessageTerms />
          </Form>
        )}
      </div>
    </section>
  );
}
