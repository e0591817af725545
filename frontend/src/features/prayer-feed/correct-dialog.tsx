import { correctComment, correctPrayer, limits } from '@kbf/contracts';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { Form } from '../../components/form/form.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { ApiDispatch } from '../../lib/api/base-api.ts';
import { showCorrection } from './own-texts-api.ts';

const { requestMax, commentMax } = limits.prayer;
const description = 'Others will see that it was edited.';
const sending = { submitLabel: 'Save', pendingLabel: 'Saving...' } as const;
const textOf = (max: number) => z.object({ text: z.string().trim().min(1).max(max) });

type CorrectDialogProps = {
  /** Ids of the prayer and, to correct a comment, of the comment. */
  ids: { id: string; commentId?: string };
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Corrects the text of one's own prayer or comment. */
export function CorrectDialog({ ids, text, open, onOpenChange }: CorrectDialogProps) {
  const dispatch = useDispatch<ApiDispatch>();
  const { id, commentId } = ids;
  const common = { defaults: { text }, ...sending };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={commentId ? 'Edit your comment' : 'Edit your prayer'}
      description={description}
    >
      {commentId ? (
        <Form
          {...common}
          call={correctComment}
          params={{ id, commentId }}
          schema={textOf(commentMax)}
          toBody={(values) => ({ comment: values.text.trim() })}
          onSent={({ comment, editedAt }) => {
            dispatch(showCorrection(ids, { text: comment, editedAt }));
            onOpenChange(false);
          }}
        >
          <TextAreaField name="text" label="Your comment" />
        </Form>
      ) : (
        <Form
          {...common}
          call={correctPrayer}
          params={{ id }}
          schema={textOf(requestMax)}
          toBody={(values) => ({ userRequest: values.text.trim() })}
          onSent={({ userRequest, editedAt }) => {
            dispatch(showCorrection(ids, { text: userRequest, editedAt }));
            onOpenChange(false);
          }}
        >
          <TextAreaField name="text" label="Your prayer" />
        </Form>
      )}
    </Dialog>
  );
}
