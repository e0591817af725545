import type { LibraryAnswer } from '@kbf/contracts';
import type { ComponentType } from 'react';
import type { TextAssistant } from '../../lib/chat/text-assistants.ts';
import type { ToastContent } from '../../lib/toast.ts';

/** How a chat speaks to people. */
export type Persona = {
  assistant: TextAssistant;
  /** Names the panel, and who speaks in it. */
  name: string;
  /** Stands before the conversation with a language model. */
  welcome: string;
  /** In place of the conversation when there is no language model. */
  library: {
    /** What the answers are about, as the end of a sentence: "about giving". */
    about: string;
    waiting: string;
  };
  /** Quick starts: each puts its words in the field, to be sent or changed. */
  starters: readonly { label: string; text: string }[];
  placeholder: string;
  /** Said while nothing has come yet. */
  waiting: string;
  /** What the error catalogue says when no answer comes; a quiet line stands in any case. */
  onFailure: { toast?: ToastContent; says?: string };
  /** What a feature shows below the latest written answer: a sheet to fill in, or one that is filled in. */
  Beside?: ComponentType<{
    answer: LibraryAnswer;
    /** What the person wrote. */
    words: string;
  }>;
};
