import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * The text of one field. It survives a reload and is shared with other tabs, until it is sent.
 * @param name of the draft
 * @param saved the initial text, which is not stored
 */
export function useKeptText(name: string, saved = '') {
  const [text, setText] = useState(() => readDraft(name, { text: '' }).text ?? saved);
  return {
    text,
    write: (next: string) => {
      setText(next);
      if (next === saved) forgetDraft(name);
      else keepDraft(name, { text: next });
    },
    /** The text has arrived. */
    forget: () => forgetDraft(name),
  };
}
