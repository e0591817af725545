import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../browser/drafts.ts';

/** An unsent message. Features add fields to it. */
export type ChatDraft = {
  text: string;
  /** The author says that nobody is in danger now. Only of what is sent again after help. */
  saysSafe?: boolean;
};

/** Removes what may be too large to store: photos. */
function small(draft: ChatDraft): Record<string, unknown> {
  const isLarge = (value: unknown) => typeof value === 'string' && value.startsWith('data:');
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => !isLarge(value)));
}

/** The unsent text and the choices of a chat. They survive a reload of this tab; the text is cleared when answered. */
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
