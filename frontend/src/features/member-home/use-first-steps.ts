import type { TrainingProgress } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { useGetProfileForHomeQuery } from './home-api.ts';

/** What this browser remembers of a member's first steps: nothing else knows who noted the gathering. */
type Kept = 'begun' | 'gathering' | 'hidden';

const keyOf = (memberId: string) => `first-steps:${memberId}`;

function read(memberId: string): string | null {
  try {
    return localStorage.getItem(keyOf(memberId));
  } catch {
    // Storage is blocked.
    return null;
  }
}

function keep(memberId: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(memberId), kept);
  } catch {
    // Storage is blocked: the steps are there again after a reload.
  }
}

export type OpenSteps = {
  hasProfile: boolean;
  hasModule: boolean;
  hasGathering: boolean;
  noteGathering: () => void;
  hide: () => void;
};

/**
 * A new member's first steps. A member with a profile and a finished module is new only in the browser where the steps
 * began.
 * @returns the steps while one of them is open; `loading` until that is known
 */
export function useFirstSteps(
  memberId: string,
  progress: TrainingProgress | undefined,
): OpenSteps | 'loading' | undefined {
  const { data: profile, isLoading } = useGetProfileForHomeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [kept, setKept] = useState(() => read(memberId));
  const isKnown = profile !== undefined && progress !== undefined;
  const hasProfile = profile?.identity.trim() !== '';
  const hasModule = (progress?.completedModules.length ?? 0) > 0;
  const isOpen = isKnown && kept !== 'hidden' && (!hasProfile || !hasModule || kept === 'begun');
  const begins = isOpen && kept === null;
  useEffect(() => {
    if (begins) keep(memberId, 'begun');
  }, [begins, memberId]);
  if (isLoading) return 'loading';
  if (!isOpen) return undefined;
  const note = (next: Kept) => () => {
    keep(memberId, next);
    setKept(next);
  };
  return {
    hasProfile,
    hasModule,
    hasGathering: kept === 'gathering',
    noteGathering: note('gathering'),
    hide: note('hidden'),
  };
}
