import type { WrittenQuestion } from '@kbf/contracts';
import { useState, type RefObject } from 'react';
import type { ChatWords, TextChat } from '../../lib/chat/text-assistants.ts';
import { useMedia } from '../../lib/browser/use-media.ts';

/** The ways to ask in a chat. The focus stays in the field, because the pressed buttons disappear. */
export function useAsking(chat: TextChat, field: RefObject<HTMLTextAreaElement | null>) {
  const [chosen, setChosen] = useState<ChatWords>();
  const isTouch = useMedia('(pointer: coarse)');
  const backToField = () => field.current?.focus({ preventScroll: true });

  function act(what: () => Promise<unknown>) {
    if (document.activeElement !== field.current) backToField();
    void what();
  }

  return {
    backToField,
    /** Another conversation is on the page. */
    goOn: () => {
      // On touch screens the keyboard would cover it.
      if (!isTouch) backToField();
    },
    /** Puts text into the field, to send or edit. */
    write: (text: string) => {
      chat.change({ text });
      backToField();
      field.current?.setSelectionRange(text.length, text.length);
    },
    send: () => {
      setChosen(undefined);
      act(() => chat.send());
    },
    /** Asks a written question, in place of the typed text or by itself. */
    choose: (question: WrittenQuestion, words = question.question) => {
      const said = { text: words, chosen: question };
      setChosen(said);
      void chat.send(said);
      // On touch screens the keyboard would cover the answer.
      if (isTouch) field.current?.blur();
      else backToField();
    },
    retry: () => act(() => chat.send(chosen)),
    stop: () => act(() => chat.stop()),
    startOver: () => {
      chat.startOver();
      backToField();
    },
  };
}
