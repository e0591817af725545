import { createNeed, limits, type NeedKind } from '@kbf/contracts';
import { useState } from 'react';
import { Form } from '../../components/form/form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { dayFromNow, tagOptions } from './need-words.ts';
import { needsTag } from './needs-api.ts';

const words = {
  need: {
    title: 'What do you need?',
    hint: 'What you need, for how long, and by when. A few sentences are enough.',
    submit: 'Post my need',
  },
  offer: {
    title: 'What can you offer?',
    hint: 'What it is, where, and how much. A few sentences are enough.',
    submit: 'Post my offer',
  },
} as const;

const fields = createNeed.body.omit({ kind: true, requestId: true });
/** Long enough to be seen, short enough to stay true. */
const usualDays = 30;

type NeedDialogProps = { kind: NeedKind; open: boolean; onOpenChange: (open: boolean) => void };

/** A form for a need or an offer with an end date. */
export function NeedDialog({ kind, open, onOpenChange }: NeedDialogProps) {
  const [isHeld, setIsHeld] = useState(false);
  if (isHeld)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Thank you"
        description="Someone from our team will read it before other members see it. You can find it under Yours."
        actions={<Button onClick={() => onOpenChange(false)}>Close</Button>}
      />
    );
  const { title, hint, submit } = words[kind];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description="Members will see it with your name. You can share your number later, once you both agree."
    >
      <Form
        call={createNeed}
        schema={fields}
        toBody={(values) => ({ ...values, kind })}
        defaults={{ text: '', tag: '', endsOn: dayFromNow(usualDays) }}
        draft={`need-${kind}`}
        changes={[needsTag]}
        submitLabel={submit}
        pendingLabel="Sending..."
        onSent={({ posted }) => (posted === 'held' ? setIsHeld(true) : onOpenChange(false))}
      >
        <TextAreaField name="text" label="In your own words" hint={hint} />
        <SelectField
          name="tag"
          label="What is it about?"
          placeholder="Choose one"
          options={tagOptions}
        />
        <TextField
          name="endsOn"
          label="Last day"
          hint={`The last day others will see it, up to ${limits.need.daysMax} days from now.`}
          type="date"
          min={dayFromNow(0)}
          max={dayFromNow(limits.need.daysMax)}
        />
      </Form>
    </Dialog>
  );
}
