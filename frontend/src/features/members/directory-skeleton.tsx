import { Skeleton, SkeletonLines } from '../../components/ui/skeleton.tsx';

const places = ['first', 'second', 'third', 'fourth'];

/** A placeholder for the cards while the directory loads. */
export function DirectorySkeleton() {
  return (
    <div>
      <output className="text-quiet">Loading member profiles...</output>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {places.map((place) => (
          <div
            key={place}
            className="grid min-h-88 grid-cols-[5.5rem_minmax(0,1fr)] gap-x-6 border-t border-hairline pt-8 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <span className="arch block w-full animate-skeleton self-start bg-hairline/70" />
            <div>
              <Skeleton className="mb-4 h-8 w-2/3" />
              <SkeletonLines lines={5} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
