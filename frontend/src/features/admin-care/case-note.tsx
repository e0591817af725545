import { Button } from '../../components/ui/button.tsx';
import { useUpdateCareCaseMutation } from './care-desk-api.ts';
import { NoteField } from './note-field.tsx';

type CaseNoteProps = {
  id: string;
  /** The saved note. */
  kept: string | null;
  value: string;
  onChange: (value: string) => void;
  onSaved: () => void;
};

/** Information for the next admin. "Handled" saves it too. */
export function CaseNote({ id, kept, value, onChange, onSaved }: CaseNoteProps) {
  const [update, saving] = useUpdateCareCaseMutation();
  const saved = saving.isSuccess ? saving.originalArgs?.note : kept;
  const isSaved = value.trim() === (saved ?? '');
  async function save() {
    const { error } = await update({ kind: 'danger', id, note: value.trim() || null });
    if (!error) onSaved();
  }
  return (
    <div className="measure flex flex-col items-start gap-3">
      <NoteField
        hint="For other admins. Encrypted, like the message."
        value={value}
        onChange={onChange}
        className="w-full"
      />
      <div className="flex items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          disabled={isSaved}
          pending={saving.isLoading}
          pendingLabel="Saving..."
          onClick={() => void save()}
        >
          Save note
        </Button>
        <output className="text-sm text-quiet">{saving.isSuccess && isSaved && 'Saved'}</output>
      </div>
    </div>
  );
}
