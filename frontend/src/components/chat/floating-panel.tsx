import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, type RefObject } from 'react';
import { useAnswering } from '../../lib/chat/answering.ts';
import { useKeptAssistant } from '../../lib/chat/kept-place.ts';
import { useStreamedChat } from '../../lib/chat/use-streamed-chat.ts';
import { useMedia } from '../../lib/browser/use-media.ts';
import { Veil } from '../ui/veil.tsx';
import { ChatView } from './chat-view.tsx';
import type { Persona } from './persona.ts';
import { useCloseWhenInTheWay } from './use-close-when-in-the-way.ts';

type FloatingPanelProps = {
  persona: Persona;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLElement | null>;
};

const card =
  'fixed z-50 flex animate-rise-in flex-col border border-hairline bg-surface shadow-float focus:outline-none';
const phone = 'inset-x-0 bottom-0 h-[92dvh] rounded-t-md';
const desk =
  'right-6 bottom-20 h-[min(38rem,calc(100dvh-11rem))] w-[25rem] rounded-md xl:right-16 xl:bottom-6';

/**
 * The open chat: on phones and in low windows a sheet that holds the focus, elsewhere a card beside the page, which
 * stays readable.
 */
export function FloatingPanel({ persona, open, onOpenChange, button }: FloatingPanelProps) {
  const answering = useAnswering(persona.assistant.guide);
  const chat = useStreamedChat(useKeptAssistant(persona.assistant, answering));
  const isDesk = useMedia('(min-width: 48rem) and (min-height: 30rem)');
  const panel = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  useCloseWhenInTheWay(panel, open && isDesk, close);

  function goIn(event: Event) {
    event.preventDefault();
    // On phones the keyboard would cover the text to read first.
    const field = isDesk ? panel.current?.querySelector('textarea') : null;
    (field ?? panel.current)?.focus({ preventScroll: true });
  }
  function goBack(event: Event) {
    event.preventDefault();
    // If the person has moved on in the page, leave the focus there.
    const { activeElement } = document;
    if (activeElement === document.body || panel.current?.contains(activeElement))
      button.current?.focus({ preventScroll: true });
  }

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={!isDesk}>
      <Dialog.Portal>
        {!isDesk && <Veil />}
        <Dialog.Content
          ref={panel}
          aria-describedby={undefined}
          onOpenAutoFocus={goIn}
          onCloseAutoFocus={goBack}
          onInteractOutside={(event) => isDesk && event.preventDefault()}
          className={`${card} ${isDesk ? desk : phone}`}
        >
          <div className="flex items-center justify-between gap-4 border-b border-hairline py-2 pr-2 pl-5">
            <Dialog.Title className="display text-lg">{persona.name}</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-ink/5"
            >
              <X size={22} strokeWidth={1.5} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <ChatView chat={chat} answering={answering} persona={persona} className="flex-1" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
