import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * Text of one field that outlives a reload and another tab of the page, until it is sent.
 * @param name of the draft
 * @param saved what the field begins with, and what needs no keeping
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
    /** It has arrived. */
    forget: () => forgetDraft(name),
  };
}
