import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';

const variants = ['primary', 'outline', 'quiet', 'danger'] as const;

/** Buttons and text fields. */
export function TextParts() {
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-3">
          <Button variant={variant}>Pray with me</Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} pending pendingLabel="Sending...">
            Pending
          </Button>
        </div>
      ))}
      <Field label="Company" hint="As people know it.">
        {(control) => <TextInput {...control} defaultValue="Hopkins & Daughters Bakery" />}
      </Field>
      <Field label="Name" error="Name must be at least 2 characters">
        {(control) => <TextInput {...control} defaultValue="A" />}
      </Field>
      <Field label="About yourself" optional>
        {(control) => <TextArea {...control} rows={3} placeholder="A few sentences are enough" />}
      </Field>
      <Field label="Cannot be changed now">
        {(control) => (
          <TextInput {...control} disabled defaultValue="Waiting for your confirmation" />
        )}
      </Field>
    </>
  );
}
