import { Skeleton } from '../../components/ui/skeleton.tsx';

/** Keeps the form's space while it loads, so that a link to it scrolls to the right place. */
export function JoinFormSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6">
      {['name', 'company', 'phone', 'email'].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}
