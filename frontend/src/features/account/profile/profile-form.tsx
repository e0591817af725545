import { putOwnProfile, type OwnProfile } from '@kbf/contracts';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { PhoneField } from '../../../components/form/phone-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextAreaField } from '../../../components/form/text-area-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { tags } from '../account-api.ts';
import { PortraitControl } from './portrait-control.tsx';
import { bodyOf, profileValues, valuesOf, type ProfileValues } from './profile-values.ts';

const visibilities = [
  { value: 'nobody', label: 'No one' },
  { value: 'members', label: 'Members' },
  { value: 'everyone', label: 'Everyone' },
];

type ProfileFormProps = { profile: OwnProfile; onSaved: (profile: OwnProfile) => void };

/** A member's profile in their own words. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  return (
    <Form<typeof putOwnProfile, ProfileValues>
      call={putOwnProfile}
      schema={profileValues}
      defaults={valuesOf(profile)}
      toBody={bodyOf}
      draft={`profile-${profile.userId}`}
      changesSaved
      changes={[tags.profile]}
      submitLabel="Save profile"
      pendingLabel="Saving..."
      onSent={onSaved}
      className="grid gap-7 md:[&>button]:w-auto md:[&>button]:justify-self-start"
    >
      <PortraitControl
        name={`${profile.firstName} ${profile.lastName}`}
        saved={profile.profileImage}
      />
      <TextAreaField
        name="identity"
        label="About you"
        hint="What you do, and why. The directory shows the first 120 characters."
        dir="auto"
        optional
      />
      <TextAreaField
        name="beliefs"
        label="What you stand for"
        hint="One per line. The directory shows the first three."
        dir="auto"
        optional
      />
      <CheckboxField
        name="isPublic"
        label="Show my profile in the member directory"
        hint="Anyone who visits the site will be able to read it."
      />
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,11rem)]">
        <PhoneField name="phone" label="Public phone" optional />
        <SelectField name="phoneVisibility" label="Who can see it" options={visibilities} />
        <TextField name="email" label="Public email" type="email" autoComplete="email" optional />
        <SelectField name="emailVisibility" label="Who can see it" options={visibilities} />
      </div>
    </Form>
  );
}
