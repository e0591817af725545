import { putPartnerQuestion } from '@kbf/contracts';
import { Form } from '../../components/form/form.tsx';
import { TextField } from '../../components/form/text-field.tsx';

/** Changes the question for both. */
export function QuestionForm({ question, onDone }: { question: string; onDone: () => void }) {
  return (
    <Form
      call={putPartnerQuestion}
      defaults={{ question }}
      draft="partner-question"
      changesSaved
      changes={[{ type: 'Partner', id: 'LIST' }]}
      submitLabel="Save question"
      pendingLabel="Sending..."
      onSent={onDone}
      className="mt-5 grid max-w-xl gap-5"
    >
      <TextField name="question" label="The question you both answer" />
    </Form>
  );
}
