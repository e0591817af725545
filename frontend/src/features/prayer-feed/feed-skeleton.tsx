import { Skeleton, SkeletonLines } from '../../components/ui/skeleton.tsx';

/** A placeholder for a prayer while it loads. */
export function FeedSkeleton({ label }: { label: string }) {
  return (
    <output className="block min-h-[80svh] rounded-md border border-hairline bg-surface p-6 sm:p-10">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-5 w-40" />
      <span className="mt-8 block">
        <SkeletonLines lines={4} />
      </span>
      <span className="mt-10 block border-t border-hairline pt-6">
        <SkeletonLines lines={3} />
      </span>
      <span className="mt-6 block text-quiet" aria-hidden="true">
        {label}
      </span>
    </output>
  );
}
