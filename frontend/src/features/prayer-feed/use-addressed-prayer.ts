import type { Prayer } from '@kbf/contracts';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

type AddressedPrayer = {
  /** As the address has it. */
  id: string | undefined;
  /** The same, unless it was read here already: then it is no link to follow, even when it is gone. */
  linkedId: string | undefined;
  /** Puts a prayer into the address, in place of the last one: Back leaves the feed. */
  write: (id: string) => void;
};

/** The prayer that the address names: `?prayer=id`. */
export function useAddressedPrayer(listed: readonly Prayer[]): AddressedPrayer {
  const [search, setSearch] = useSearchParams();
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
