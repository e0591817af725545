import { useSearchParams } from 'react-router';

/**
 * Which view of a page is open, kept in the address: a link can open it, and a reload keeps it. The first one needs no
 * word in the address.
 */
export function useTabInAddress<const Name extends string>(names: readonly [Name, ...Name[]]) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('tab');
  const tab = names.find((name) => name === asked) ?? names[0];
  const open = (next: Name) =>
    setAddress(
      (old) => {
        const changed = new URLSearchParams(old);
        if (next === names[0]) changed.delete('tab');
        else changed.set('tab', next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [tab, open] as const;
}
