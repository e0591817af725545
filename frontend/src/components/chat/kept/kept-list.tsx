import { limits } from '@kbf/contracts';
import { useState } from 'react';
import type { TextAssistant, TextExchange } from '../../../lib/chat/text-assistants.ts';
import { LoadMore } from '../../load-more.tsx';
import { Query } from '../../query.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Field } from '../../ui/field.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useDeleteConversationsMutation, useListConversationsInfiniteQuery } from './kept-api.ts';
import { KeptRow } from './kept-row.tsx';

const searched = limits.conversation.searchedTurns.toLocaleString('en-US');

type KeptListProps = {
  assistant: TextAssistant;
  /** A reply is being written, so no other conversation can be opened. */
  isBusy: boolean;
  onOpen: (id: string, exchanges: readonly TextExchange[]) => void;
  /** @param id undefined when all were deleted */
  onDeleted: (id: string | undefined) => void;
};

/** The person's conversations with an assistant: search, go on, rename, delete. */
export function KeptList({ assistant, isBusy, onOpen, onDeleted }: KeptListProps) {
  const [search, setSearch] = useState('');
  const asked = { assistant: assistant.guide, ...(search ? { search } : {}) };
  const list = useListConversationsInfiniteQuery(asked, { refetchOnMountOrArgChange: true });
  const [removeAll] = useDeleteConversationsMutation();
  return (
    <div className="mt-3 flex flex-col gap-5">
      <p className="text-sm text-quiet">
        We keep a conversation for {Math.round(limits.conversation.keepDays / 30.4)} months after
        you last used it, and at most {limits.conversation.most} of them. After that, we delete the
        oldest.
      </p>
      <search>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get('search');
            setSearch(typeof text === 'string' ? text.trim() : '');
          }}
        >
          <Field
            label="Search"
            hint={`In titles, and in your latest ${searched} messages and replies.`}
          >
            {(control) => (
              <TextInput
                {...control}
                type="search"
                name="search"
                maxLength={limits.conversation.searchMax}
              />
            )}
          </Field>
          <Button type="submit" variant="outline" size="sm">
            Search
          </Button>
        </form>
      </search>
      {isBusy && (
        <output className="block text-sm">
          You can open another conversation once the reply is there.
        </output>
      )}
      <Query
        of={list}
        loadingLabel="Loading your conversations..."
        loading={<SkeletonLines lines={4} />}
        failedTitle="Your conversations did not load"
        empty={
          <output className="block">
            {search
              ? 'No conversation has these words.'
              : 'Nothing kept yet. Your next message begins the first one.'}
          </output>
        }
      >
        {({ pages }) => (
          <ul
            aria-label="Conversations"
            className="divide-y divide-hairline border-y border-hairline"
          >
            {pages
              .flatMap(({ items }) => items)
              .map((one) => (
                <KeptRow
                  key={one.id}
                  conversation={one}
                  isBusy={isBusy}
                  onOpen={onOpen}
                  onDeleted={() => onDeleted(one.id)}
                />
              ))}
          </ul>
        )}
      </Query>
      <LoadMore of={list} label="Show earlier ones" pendingLabel="Loading..." />
      {!search && (list.data?.pages[0]?.total ?? 0) > 0 && (
        <ConfirmButton
          variant="outline"
          size="sm"
          title="Delete all conversations?"
          description="Your kept conversations with every assistant here are deleted now. This cannot be undone."
          confirmLabel="Delete all"
          onConfirm={() => removeAll().unwrap()}
          onDone={() => onDeleted(undefined)}
        >
          Delete all conversations
        </ConfirmButton>
      )}
    </div>
  );
}
