import { updateMe, type ContactKind } from '@kbf/contracts';
import { z } from 'zod';
import { Form } from '../../../components/form/form.tsx';
import { PhoneField } from '../../../components/form/phone-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { tags } from '../account-api.ts';
import { contactWords } from './contact-words.ts';

const { phone, email } = updateMe.body.shape;
const newPhone = z.object({ phone: phone.unwrap() });
const newEmail = z.object({ email: email.unwrap() });

type ChangeContactProps = { what: ContactKind; onClose: () => void };

/** Asks for the new phone or email and sends a message to it. */
export function ChangeContact({ what, onClose }: ChangeContactProps) {
  const { fresh } = contactWords[what];
  const usual = {
    call: updateMe,
    changes: [tags.pending, tags.self],
    pendingLabel: 'Sending...',
    onSent: onClose,
    className: 'grid gap-4',
  };
  return (
    <div className="mt-4 flex max-w-[24rem] flex-col gap-2">
      {what === 'phone' ? (
        <Form<typeof updateMe, z.output<typeof newPhone>>
          {...usual}
          schema={newPhone}
          toBody={(values) => values}
          draft="new-phone"
          defaults={{ phone: '' }}
          submitLabel="Text me a code"
        >
          <PhoneField
            name="phone"
            label={fresh}
            hint="For international numbers, include the country code, starting with +"
          />
        </Form>
      ) : (
        <Form<typeof updateMe, z.output<typeof newEmail>>
          {...usual}
          schema={newEmail}
          toBody={(values) => values}
          draft="new-email"
          defaults={{ email: '' }}
          submitLabel="Email me a link"
        >
          <TextField name="email" label={fresh} type="email" autoComplete="email" />
        </Form>
      )}
      <Button variant="quiet" className="-ml-5 self-start" onClick={onClose}>
        Keep it as it is
      </Button>
    </div>
  );
}
