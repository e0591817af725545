import type { ReactNode } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';

/** The sheet of a letter, as tall as a letter of a few lines, so that nothing moves when it loads. */
export function LetterSheet({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-96 min-w-0 flex-col justify-center rounded-md border border-hairline bg-surface px-6 py-9 sm:px-12 sm:py-12">
      {children}
    </div>
  );
}

/**
 * A placeholder for a letter.
 * @param still nothing is loading yet, so it is not animated
 */
export function LetterSkeleton({ still = false }: { still?: boolean }) {
  return (
    <LetterSheet>
      <div
        data-awaited=""
        aria-hidden="true"
        className={`grid gap-4 ${still ? '*:animate-none' : ''}`}
      >
        <Skeleton className="h-5 w-44" />
        <Skeleton className="mt-3 h-7 w-full" />
        <Skeleton className="h-7 w-11/12" />
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="mt-8 h-5 w-36" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-4/5" />
      </div>
    </LetterSheet>
  );
}
