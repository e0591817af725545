import { putPartnerAnswer } from '@kbf/contracts';
import { Form } from '../../components/form/form.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';

/** This week's answer. It is sent to the partner at once. */
export function AnswerForm({ answer, onDone }: { answer: string; onDone: () => void }) {
  return (
    <Form
      call={putPartnerAnswer}
      defaults={{ answer }}
      draft="partner-answer"
      changesSaved={answer !== ''}
      changes={[{ type: 'Partner', id: 'LIST' }]}
      submitLabel="Send to my partner"
      pendingLabel="Sending..."
      onSent={onDone}
      className="mt-3 grid gap-5"
    >
      <TextAreaField
        name="answer"
        label="Your answer"
        hint="Be honest, not perfect. You can change it until the week is over."
      />
    </Form>
  );
}
