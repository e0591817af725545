import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useExternalStore } from '../../../lib/browser/external-store.ts';
import { mergedProgress, type Progress } from './merged-progress.ts';
import { createTrainingSync, type SyncState, type TrainingSync } from './training-sync.ts';

const Training = createContext<TrainingSync | undefined>(undefined);

/** Provides the training of one person to the pages inside: loading, editing, saving. */
export function TrainingProvider({
  personId,
  children,
}: {
  personId: string;
  children: ReactNode;
}) {
  const [sync] = useState(() => createTrainingSync(personId));
  useEffect(() => sync.start(), [sync]);
  return <Training value={sync}>{children}</Training>;
}

export type TrainingOf = { sync: TrainingSync; state: SyncState; progress: Progress };

/** The current person's training. Use it inside a `TrainingProvider`. */
export function useTraining(): TrainingOf {
  const sync = use(Training);
  if (!sync) throw new Error('useTraining stands outside of a TrainingProvider');
  const state = useExternalStore({ ...sync, set: () => undefined });
  const progress = useMemo(() => mergedProgress(state), [state]);
  return { sync, state, progress };
}
