import { putOwnProfile, type OwnProfile } from '@kbf/contracts';
import { Controller } from 'react-hook-form';
import { Form } from '../../../components/form/form.tsx';
import { TextAreaField } from '../../../components/form/text-area-field.tsx';
import { tags } from '../account-api.ts';
import { ContactChoice } from './contact-choice.tsx';
import { PortraitControl } from './portrait-control.tsx';
import { bodyOf, profileValues, valuesOf, type ProfileValues } from './profile-values.ts';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { useFormField, type FormFieldProps } from '../../../components/form/use-form-field.ts';

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
      <ContactChoice phone={profile.phone} email={profile.email} />
    </Form>
  );
}

/** A checkbox in a `Form`. */
function CheckboxField({ name, label, hint }: Omit<FormFieldProps, 'optional'>) {
  const { control } = useFormField(name);
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange } }) => (
        <Checkbox checked={value === true} onCheckedChange={onChange} label={label} hint={hint} />
      )}
    />
  );
}
