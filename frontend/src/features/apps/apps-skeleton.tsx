import { Skeleton, SkeletonLines } from '../../components/ui/skeleton.tsx';

/** A placeholder for the apps while they load. */
export function AppsSkeleton() {
  return (
    <div>
      <output className="sr-only">Loading apps...</output>
      <div className="flex gap-4 border-b border-hairline pb-4">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-6 w-36" />
      </div>
      {['first', 'second', 'third'].map((row) => (
        <div
          key={row}
          className="grid gap-x-12 gap-y-4 border-b border-hairline py-8 md:grid-cols-[3fr_4fr]"
        >
          <div>
            <Skeleton className="h-6 w-28" />
            <Skeleton className="mt-4 h-8 w-3/4" />
          </div>
          <SkeletonLines lines={5} />
        </div>
      ))}
    </div>
  );
}
