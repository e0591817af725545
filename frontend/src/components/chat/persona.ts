import type { TextAssistant } from '../../lib/chat/text-assistants.ts';
import type { ToastContent } from '../../lib/toast.ts';

/** How a chat speaks to people. */
export type Persona = {
  assistant: TextAssistant;
  /** Names the panel, and who speaks in it. */
  name: string;
  /** Stands before the conversation. */
  welcome: string;
  /** Quick starts: each puts its words in the field, to be sent or changed. */
  starters: readonly { label: string; text: string }[];
  placeholder: string;
  /** Said while nothing has come yet. */
  waiting: string;
  /** What the error catalogue says when no answer comes; a quiet line stands in any case. */
  onFailure: { toast?: ToastContent; says?: string };
};
