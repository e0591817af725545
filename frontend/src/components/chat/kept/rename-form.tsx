import { limits, type KeptConversation } from '@kbf/contracts';
import { useState } from 'react';
import { readableMessage, toApiError } from '../../../lib/api/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useRenameConversationMutation } from './kept-api.ts';

type RenameFormProps = { conversation: KeptConversation; onDone: () => void };

/** Gives a conversation another title. */
export function RenameForm({ conversation: { id, title }, onDone }: RenameFormProps) {
  const [text, setText] = useState(title);
  const [failure, setFailure] = useState<string>();
  const [rename, { isLoading }] = useRenameConversationMutation();

  async function save() {
    if (!text.trim()) return setFailure('Give it a title.');
    try {
      await rename({ id, title: text.trim() }).unwrap();
      return onDone();
    } catch (error) {
      return setFailure(readableMessage(toApiError(error)));
    }
  }

  return (
    <form
      className="mt-1 mb-2 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label="Title" error={failure}>
        {(control) => (
          <TextInput
            {...control}
            // The person has just asked to type here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={text}
            maxLength={limits.conversation.titleMax}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" size="sm" pending={isLoading} pendingLabel="Saving...">
          Save
        </Button>
        <Button variant="outline" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
