import { speakerForm } from '@kbf/contracts';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { noPerson, PersonForm } from './person-form.tsx';

/** The form for speakers. */
export function SpeakerForm({ onSent }: { onSent: (email: string) => void }) {
  return (
    <PersonForm
      kind="speaker"
      schema={speakerForm}
      defaults={{ ...noPerson, bio: '', speakingPreference: '' }}
      toForm={({ companyName, bio, speakingPreference }) => ({
        kind: 'speaker',
        company: companyName,
        bio,
        speakingPreference,
      })}
      onSent={onSent}
    >
      <TextAreaField
        name="bio"
        label="About you"
        hint="Your work, your walk with God, and where the two have met. At least 50 characters."
      />
      <TextAreaField
        name="speakingPreference"
        label="Speaking preference"
        hint="What you would like to speak about, for how long, and when you are free."
        rows={3}
      />
    </PersonForm>
  );
}
