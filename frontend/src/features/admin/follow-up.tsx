import { updateSubmission, type ContactSubmission } from '@kbf/contracts';
import { z } from 'zod';
import { Form } from '../../components/form/form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { tags } from './contacts-api.ts';
import { statusWords } from './status-words.ts';

const { status, note } = updateSubmission.body.shape;
const values = z.object({
  status: z.enum(['', ...status.unwrap().options]),
  note: note.unwrap().unwrap(),
});
type Values = z.output<typeof values>;

type FollowUpProps = {
  contact: ContactSubmission;
  /** The displayed values were just saved. */
  isSaved: boolean;
  onSaved: () => void;
};

/** Status and note of a submission. An approved one stays approved. */
export function FollowUp({ contact, isSaved, onSaved }: FollowUpProps) {
  const isApproved = contact.status === 'approved';
  const options = status
    .unwrap()
    .options.map((value) => ({ value, label: statusWords[value].label }));
  return (
    <Form<typeof updateSubmission, Values>
      call={updateSubmission}
      params={{ id: contact.id }}
      schema={values}
      defaults={{
        status: contact.status === 'approved' ? '' : contact.status,
        note: contact.note ?? '',
      }}
      toBody={(written) => ({
        note: written.note || null,
        ...(written.status && { status: written.status }),
      })}
      draft={`contact-${contact.id}`}
      changesSaved
      changes={[tags.list, tags.one(contact.id)]}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSent={onSaved}
      className="grid gap-5"
    >
      {!isApproved && <SelectField name="status" label="Status" options={options} />}
      <TextAreaField
        name="note"
        label="Note"
        hint="For admins only."
        dir="auto"
        rows={3}
        optional
      />
      <output className="block min-h-6 text-sm text-quiet">{isSaved ? 'Saved.' : ''}</output>
    </Form>
  );
}
