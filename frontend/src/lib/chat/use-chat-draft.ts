import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../drafts.ts';

/** What a person is about to say. More than text is the feature's own. */
export type ChatDraft = { text: string };

/** Without what may be too large to be kept: photos. */
function small(draft: ChatDraft): Record<string, unknown> {
  const isLarge = (value: unknown) => typeof value === 'string' && value.startsWith('data:');
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => !isLarge(value)));
}

/** The unsent words and the choices of a chat. They outlive a reload of this tab; the words go when answered. */
export function useChatDraft<Draft extends ChatDraft>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readDraft(name, empty) }));
  useEffect(() => {
    const kept = draft.text.trim() ? draft : { ...draft, text: '' };
    if (JSON.stringify(kept) === JSON.stringify(empty)) forgetDraft(name);
    else if (!keepDraft(name, kept)) keepDraft(name, small(kept));
  }, [name, draft, empty]);
  return {
    draft,
    change: (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change })),
  };
}
