import { useOnline } from '../../lib/browser/use-online.ts';

/** Says that there is no network, at any scroll position. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <output className="sticky top-16 z-20 block bg-linen">
      {!online && (
        <p className="page border-b border-hairline py-2.5 text-sm">
          You are offline. What you have written stays here until you are back online.
        </p>
      )}
    </output>
  );
}
