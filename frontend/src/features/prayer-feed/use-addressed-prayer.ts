import type { Prayer } from '@kbf/contracts';
import { useCallback, useState } from 'react';
import { useLateAddress } from '../../lib/browser/use-late-address.ts';

type AddressedPrayer = {
  /** The id in the address. */
  id: string | undefined;
  /** The same, unless it was already read here: then it is not a link to follow, even if the prayer is gone. */
  linkedId: string | undefined;
  /** Replaces the prayer in the address, so that Back leaves the feed. */
  write: (id: string) => void;
};

/** The prayer in the address: `?prayer=id`. */
export function useAddressedPrayer(listed: readonly Prayer[]): AddressedPrayer {
  const [search, setSearch] = useLateAddress();
  const id = search.get('prayer') ?? undefined;
  const [readHere, setReadHere] = useState<string>();
  if (id && readHere !== id && listed.some((prayer) => prayer.id === id)) setReadHere(id);

  const write = useCallback(
    (next: string) => {
      setSearch((now) => (now.get('prayer') === next ? now : { prayer: next }), {
        replace: true,
        state: { staysInPlace: true },
      });
    },
    [setSearch],
  );
  return { id, linkedId: id === readHere ? undefined : id, write };
}
