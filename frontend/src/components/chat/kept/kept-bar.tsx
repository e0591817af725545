import { History } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keptPlace, useKeptPlace } from '../../../lib/chat/kept-place.ts';
import type { TextAssistant, TextChat } from '../../../lib/chat/text-assistants.ts';
import { toApiError } from '../../../lib/api/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useDeleteConversationMutation } from './kept-api.ts';
import { KeptList } from './kept-list.tsx';

type KeptBarProps = {
  chat: TextChat;
  assistant: TextAssistant;
  /** After another conversation was opened. */
  onGoOn: () => void;
};

/** Above a member's chat: the list of kept conversations, and whether this one is kept. */
export function KeptBar({ chat, assistant, onGoOn }: KeptBarProps) {
  const { name } = assistant;
  const place = useKeptPlace(name);
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteConversationMutation();

  const isGoingOn = useRef(false);
  const goOn = useEffectEvent(onGoOn);
  useEffect(() => {
    // The open list holds the focus, so it moves on only afterwards.
    if (isOpen || !isGoingOn.current) return;
    isGoingOn.current = false;
    goOn();
  }, [isOpen]);

  function keep(isKept: boolean) {
    // Kept from here on, in a conversation of its own.
    if (isKept) keptPlace.forget(name);
    else if (place.isBegun || chat.pending) setAsking(true);
    else keptPlace.set(name, { isOff: true });
  }
  async function stopKeeping() {
    if (place.id)
      await remove({ id: place.id })
        .unwrap()
        .catch((error: unknown) => {
          // It was deleted before, or never begun.
          if (toApiError(error).status !== 404) throw error;
        });
    keptPlace.set(name, { isOff: true });
  }

  return (
    <div className="shrink-0 border-b border-hairline px-5 py-0.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm [&>div]:items-center">
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3.5 min-h-11"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <History aria-hidden="true" strokeWidth={1.5} className="size-5" />
          Your conversations
        </Button>
        <Switch
          checked={!place.isOff}
          onCheckedChange={keep}
          label={
            <>
              Keep <span className="max-sm:sr-only">this conversation</span>
            </>
          }
        />
      </div>
      {place.isMissed && !place.isOff && (
        <output className="block pb-2 text-sm text-clay">
          Your last message was not kept. It is only on this page.
        </output>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        danger
        title="Stop keeping this conversation?"
        description="What we kept of it is deleted now. It stays on this page until you leave."
        confirmLabel="Stop keeping it"
        onConfirm={stopKeeping}
      />
      {isOpen && (
        <Drawer open onOpenChange={setOpen} title="Your conversations">
          <KeptList
            assistant={assistant}
            isBusy={chat.pending !== undefined}
            onOpen={(id, exchanges) => {
              chat.goOnWith(exchanges);
              keptPlace.set(name, { id, isBegun: true });
              isGoingOn.current = true;
              setOpen(false);
            }}
            onDeleted={(id) => {
              // What is on the page is no longer kept, and the next message begins anew.
              if (id === undefined || id === keptPlace.read(name).id) {
                chat.startOver();
                keptPlace.forget(name);
              }
            }}
          />
        </Drawer>
      )}
    </div>
  );
}
