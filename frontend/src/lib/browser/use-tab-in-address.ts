import { useSearchParams } from 'react-router';

/** A navigation that does not change scroll position or focus. */
export const inPlace = { state: { staysInPlace: true } } as const;

/**
 * The open view of a page, stored in the address: a link can open it, a reload keeps it, and Back returns to the
 * previous one. The first view needs no parameter.
 */
export function useTabInAddress<const Name extends string>(names: readonly [Name, ...Name[]]) {
  const [address, setAddress] = useSearchParams();
  const tabIn = (words: URLSearchParams) =>
    names.find((name) => name === words.get('tab')) ?? names[0];
  const tab = tabIn(address);
  const open = (next: Name) => {
    // One click opens a tab twice, on press and on focus; the page's state follows a moment later.
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

/** The filter of a list, stored in the address in the same way. Empty for no filter, which needs no parameter. */
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
