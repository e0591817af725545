import { limits } from '@kbf/contracts';
import { Field } from '../../components/ui/field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';

type NoteFieldProps = {
  /** Says who can read the note. */
  hint: string;
  value: string;
  onChange: (value: string) => void;
  className: string;
};

/** A note for the other admins about an item of the desk. */
export function NoteField({ hint, value, onChange, className }: NoteFieldProps) {
  return (
    <Field label="Note" hint={hint} className={className}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          maxLength={limits.desk.noteMax}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
