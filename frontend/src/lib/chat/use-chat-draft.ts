import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../drafts.ts';

/** What a person is about to say. More than text is the feature's own. */
export type ChatDraft = { text: string };

/** The fields that are kept over a reload: a photo is too large for that. */
function keepable(draft: ChatDraft): Record<string, unknown> {
  const small = ([, value]: [string, unknown]) =>
    typeof value === 'boolean' || (typeof value === 'string' && !value.startsWith('data:'));
  return Object.fromEntries(Object.entries(draft).filter(small));
}

/** The unsent words of a chat. They outlive a reload of this tab, and go when they are answered. */
export function useChatDraft<Draft extends ChatDraft>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readDraft(name, empty) }));
  useEffect(() => {
    if (draft.text.trim()) keepDraft(name, keepable(draft));
    else forgetDraft(name);
  }, [name, draft]);
  return {
    draft,
    change: (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change })),
  };
}
