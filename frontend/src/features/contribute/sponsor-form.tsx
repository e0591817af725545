import { sponsorForm } from '@kbf/contracts';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { noPerson, PersonForm } from './person-form.tsx';

/** The form for sponsors of a gathering. */
export function SponsorForm({ onSent }: { onSent: (email: string) => void }) {
  return (
    <PersonForm
      kind="sponsor"
      schema={sponsorForm}
      defaults={{ ...noPerson, description: '' }}
      toForm={({ companyName, description }) => ({
        kind: 'sponsor',
        company: companyName,
        description,
      })}
      onSent={onSent}
    >
      <TextAreaField
        name="description"
        label="What you have in mind"
        hint="What you would like to sponsor, and what would make it worthwhile for you."
      />
    </PersonForm>
  );
}
