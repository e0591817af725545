import type { LibraryAnswer } from '@kbf/contracts';
import type { ComponentType } from 'react';
import type { TextAssistant } from '../../lib/chat/text-assistants.ts';
import type { ToastContent } from '../../lib/browser/toast.ts';

/** Name, texts and quick starts of a chat. */
export type Persona = {
  assistant: TextAssistant;
  /** Name of the panel and of the speaker. */
  name: string;
  /** Shown before the conversation with a language model. */
  welcome: string;
  /** Shown instead when there is no language model. */
  library: {
    /** Subject of the answers, to end a sentence: "about giving". */
    about: string;
    waiting: string;
  };
  /** Quick starts: each puts its text in the field, to send or edit. */
  starters: readonly { label: string; text: string }[];
  placeholder: string;
  /** Shown until the first piece of the answer arrives. */
  waiting: string;
  /** The error catalog's message when no answer comes; a quiet line is always shown. */
  onFailure: { toast?: ToastContent; says?: string };
  /** Shown by a feature below the latest written answer: an empty or filled sheet. */
  Beside?: ComponentType<{
    answer: LibraryAnswer;
    /** The person's text. */
    words: string;
  }>;
};
