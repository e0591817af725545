import type { KeptConversation, KeptTurn } from '@kbf/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { readableMessage, toApiError } from '../../../lib/api/request-error.ts';
import { relativeTime, fullDate } from '../../../lib/browser/relative-time.ts';
import type { TextExchange } from '../../../lib/chat/text-assistants.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useDeleteConversationMutation, useLazyGetConversationQuery } from './kept-api.ts';
import { RenameForm } from './rename-form.tsx';

/** As long as a danger is remembered for the next request for a prayer. */
const dangerMs = 24 * 60 * 60_000;

const exchangeOf = ({ id, said, at, reply, isInterrupted }: KeptTurn): TextExchange => ({
  id,
  said: { text: said },
  at,
  reply: { ...reply, ...(isInterrupted ? { isInterrupted } : {}) },
  repliedAt: at,
  ...(reply.source === 'crisis' && Date.now() - Date.parse(at) > dangerMs ? { isPast: true } : {}),
});

type KeptRowProps = {
  conversation: KeptConversation;
  isBusy: boolean;
  onOpen: (id: string, exchanges: readonly TextExchange[]) => void;
  onDeleted: () => void;
};

/** One conversation: a press goes on with it. */
export function KeptRow({ conversation, isBusy, onOpen, onDeleted }: KeptRowProps) {
  const { id, title, lastUsedAt, excerpt } = conversation;
  const [isRenaming, setRenaming] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [get, { isFetching }] = useLazyGetConversationQuery();
  const [remove] = useDeleteConversationMutation();
  const rename = useRef<HTMLButtonElement>(null);

  async function goOn() {
    if (isBusy || isFetching) return;
    setFailure(undefined);
    try {
      const { turns } = await get({ id }).unwrap();
      onOpen(id, turns.map(exchangeOf));
    } catch (error) {
      setFailure(readableMessage(toApiError(error)));
    }
  }

  return (
    <li className="py-2">
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-disabled={isBusy}
          aria-busy={isFetching}
          onClick={() => void goOn()}
          className="min-h-11 min-w-0 flex-1 py-1 text-left hover:text-gold-text aria-disabled:opacity-60"
        >
          <bdi className="block font-semibold [overflow-wrap:anywhere]">{title}</bdi>
          {excerpt && (
            <span className="block text-sm text-quiet [overflow-wrap:anywhere]">{excerpt}</span>
          )}
          <time dateTime={lastUsedAt} title={fullDate(lastUsedAt)} className="text-sm text-quiet">
            {relativeTime(lastUsedAt)}
          </time>
        </button>
        <Button
          ref={rename}
          variant="quiet"
          size="sm"
          className="size-11 shrink-0 px-0"
          aria-label={`Rename ${title}`}
          aria-expanded={isRenaming}
          onClick={() => setRenaming((now) => !now)}
        >
          <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        </Button>
        <ConfirmButton
          variant="quiet"
          size="sm"
          aria-label={`Delete ${title}`}
          title="Delete this conversation?"
          description={`“${title}” is deleted now. This cannot be undone.`}
          confirmLabel="Delete"
          onConfirm={() => remove({ id }).unwrap()}
          onDone={onDeleted}
        >
          <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        </ConfirmButton>
      </div>
      {failure && (
        <p role="alert" className="text-sm font-semibold text-clay">
          {failure}
        </p>
      )}
      {isRenaming && (
        <RenameForm
          conversation={conversation}
          onDone={() => {
            setRenaming(false);
            rename.current?.focus();
          }}
        />
      )}
    </li>
  );
}
