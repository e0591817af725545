import { changeAudience, openAudience, type Prayer } from '@kbf/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { useSession } from '../../lib/session/session.ts';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/select-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';

type AudienceDialogProps = {
  prayer: Pick<Prayer, 'id' | 'audience'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const meaning =
  'If fewer people can see it, the others lose it at once, with its share page. ' +
  'If more people can, we check it first, as when it was new.';
const labels = { public: 'Everyone', members: 'Members only', private: 'Only me' } as const;
const listed = { type: 'Prayer', id: 'LIST' } as const;
const own = { type: 'Prayer', id: 'OWN' } as const;
const schema = z.object({ audience: openAudience });

/** Asks the author of a prayer who can see it. All lists of prayers reload then. */
export function AudienceDialog({ prayer, open, onOpenChange }: AudienceDialogProps) {
  const { id, audience = 'public' } = prayer;
  const { user } = useSession();
  const [isHeld, setIsHeld] = useState(false);
  const choices = openAudience.options.filter(
    (one) => one !== 'members' || one === audience || user?.approved,
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Who can see your prayer?"
      description={meaning}
    >
      {isHeld ? (
        <Notice tone="done" title="Saved.">
          Someone from our team will read it before others see it.
        </Notice>
      ) : (
        <Form
          call={changeAudience}
          params={{ id }}
          schema={schema}
          defaults={{ audience: audience === 'circle' ? 'private' : audience }}
          toBody={(values) => values}
          changes={[listed, own, { type: 'Prayer', id }]}
          submitLabel="Save"
          pendingLabel="Saving..."
          onSent={({ state }) => (state === 'held' ? setIsHeld(true) : onOpenChange(false))}
        >
          <SelectField
            name="audience"
            label="Who can see it"
            options={choices.map((value) => ({ value, label: labels[value] }))}
          />
        </Form>
      )}
    </Dialog>
  );
}
