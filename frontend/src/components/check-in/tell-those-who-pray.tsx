import { createComment, editPrayer, limits } from '@kbf/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { Form } from '../form/form.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

const words = (most: number) =>
  z.object({ words: z.string().trim().min(1, 'Please write a few words').max(most) });

type TellProps = {
  prayerId: string;
  /** True: the text is thanks. False: it is a comment by the author. */
  isAnswered: boolean;
};

const form = {
  defaults: { words: '' },
  submitLabel: 'Add to my prayer',
  pendingLabel: 'Sending...',
};
const changes = [
  { type: 'Prayer', id: 'LIST' },
  { type: 'Prayer', id: 'OWN' },
] as const;

/** A text for people who pray along, under the prayer. It is checked like every public text. */
export function TellThoseWhoPray({ prayerId, isAnswered }: TellProps) {
  const [posted, setPosted] = useState<'public' | 'held'>();
  // The submitted form is gone.
  const said = useFocusWhen<HTMLOutputElement>(posted, { preventScroll: true });
  const params = { id: prayerId };
  if (posted)
    return (
      <output ref={said} tabIndex={-1} className="block">
        <Notice tone="done" title="Thank you for telling them.">
          {posted === 'held'
            ? 'Someone from our team will read it before it appears with your prayer.'
            : 'It now appears with your prayer.'}
        </Notice>
      </output>
    );
  const field = (
    <TextAreaField
      name="words"
      label={isAnswered ? 'Your thank-you note' : 'A word to the people praying for you'}
      hint="Everyone can read it. You can also skip this, and your answer stays private."
      rows={3}
    />
  );
  return isAnswered ? (
    <Form
      {...form}
      call={editPrayer}
      params={params}
      schema={words(limits.prayer.thanksMax)}
      toBody={(said) => ({ answered: true, thanks: said.words })}
      draft={`check-in-${prayerId}`}
      changes={changes}
      onSent={({ thanks }, said) => setPosted(thanks === said.words ? 'public' : 'held')}
    >
      {field}
    </Form>
  ) : (
    <Form
      {...form}
      call={createComment}
      params={params}
      schema={words(limits.prayer.commentMax)}
      toBody={(said) => ({ comment: said.words })}
      draft={`check-in-${prayerId}`}
      changes={changes}
      onSent={(answer) => setPosted(answer.posted)}
    >
      {field}
    </Form>
  );
}
