import { donationForm } from '@kbf/contracts';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { noPerson, PersonForm } from './person-form.tsx';

/** The form for a donation pledge. */
export function DonationForm({ onSent }: { onSent: (email: string) => void }) {
  return (
    <PersonForm
      kind="donation"
      schema={donationForm}
      defaults={{ ...noPerson, amount: '', message: '' }}
      toForm={({ companyName, amount, message }) => ({
        kind: 'donation',
        company: companyName,
        amount,
        message,
      })}
      onSent={onSent}
    >
      <TextField
        name="amount"
        label="Amount"
        hint="A one-time or regular amount, such as “250” or “50 a month.”"
        inputMode="text"
        className="sm:max-w-64"
      />
      <TextAreaField
        name="message"
        label="Message"
        hint="What the gift is for, or anything we should know about it."
        rows={3}
      />
    </PersonForm>
  );
}
