import { useSearchParams } from 'react-router';

/** A step in the history that moves nobody on the page. */
export const inPlace = { state: { staysInPlace: true } } as const;

/**
 * Which view of a page is open, kept in the address: a link can open it, a reload keeps it, and Back returns to the one
 * before. The first one needs no word in the address.
 */
export function useTabInAddress<const Name extends string>(names: readonly [Name, ...Name[]]) {
  const [address, setAddress] = useSearchParams();
  const tabIn = (words: URLSearchParams) =>
    names.find((name) => name === words.get('tab')) ?? names[0];
  const tab = tabIn(address);
  const open = (next: Name) => {
    // One click opens a tab twice, when it is pressed and when it has the focus; the page follows a moment later.
    if (next === tabIn(new URLSearchParams(window.location.search))) return;
    setAddress((old) => {
      const changed = new URLSearchParams(old);
      if (next === names[0]) changed.delete('tab');
      else changed.set('tab', next);
      return changed;
    }, inPlace);
  };
  return [tab, open] as const;
}

/** What a list is narrowed to, kept in the address in the same way. Empty for all of it, which needs no word there. */
export function useWordInAddress(name: string) {
  const [address, setAddress] = useSearchParams();
  const choose = (word: string) =>
    setAddress((old) => {
      const changed = new URLSearchParams(old);
      if (word) changed.set(name, word);
      else changed.delete(name);
      return changed;
    }, inPlace);
  return [address.get(name) ?? '', choose] as const;
}
