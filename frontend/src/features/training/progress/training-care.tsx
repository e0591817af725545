import type { ReactNode } from 'react';
import { WithCare } from '../../../components/care/with-care.tsx';
import { useCare } from '../../../lib/care/use-care.ts';
import { useTraining } from './use-training.tsx';

/** Surrounds every worksheet: when an entry speaks of danger, help comes first. */
export function TrainingCare({ children }: { children: ReactNode }) {
  const { sent } = useTraining().state;
  const due = useCare({
    id: sent?.id,
    isPending: sent?.isPending ?? false,
    words: sent?.words ?? [],
    answer: sent?.answer,
    error: sent?.error,
  });
  return (
    <WithCare due={due} savesItself>
      {children}
    </WithCare>
  );
}
