import {
  reportChat,
  reportComment,
  reportNeed,
  reportPartner,
  reportPrayer,
  reportProfile,
} from '@kbf/contracts';
import { useState } from 'react';
import { Form } from '../form/form.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const calls = {
  reportPrayer,
  reportComment,
  reportProfile,
  reportNeed,
  reportPartner,
  reportChat,
} as const;
export type ReportCall = keyof typeof calls;

type ReportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  call: ReportCall;
  /** The reported thing, to follow "Report": "this prayer". */
  what: string;
  params: Record<string, string>;
};

/** Asks for the reason of a report, sends it, and says what happens next. */
export function ReportDialog({ open, onOpenChange, call, what, params }: ReportDialogProps) {
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Thank you. We will take a look."
        description={
          'Someone from our team reads every report. The person you reported will not know it was you.'
        }
        actions={<Button onClick={() => onOpenChange(false)}>Close</Button>}
      />
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Report ${what}`}
      description={
        (call === 'reportChat' ? 'Our admins will see the last twenty messages. ' : '') +
        'What should we know? One sentence is enough.'
      }
    >
      <Form
        call={calls[call]}
        params={params}
        defaults={{ reason: '' }}
        draft={['report', call, ...Object.values(params)].join('-')}
        submitLabel="Send report"
        pendingLabel="Sending..."
        failure={{
          title: 'Your report was not sent',
          description: 'Please try again in a moment.',
          variant: 'destructive',
        }}
        onSent={() => setSent(true)}
      >
        <TextAreaField name="reason" label="Reason" />
      </Form>
    </Dialog>
  );
}
