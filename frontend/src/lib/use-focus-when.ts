import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the keyboard and the screen reader to an element in the same moment in which it is shown. An effect after the
 * paint would come too late on a slow phone: it would take the focus from whoever has gone on meanwhile.
 *
 * @param when what the focus follows: nothing happens while it is falsy, and again with each new value
 * @returns the ref for the element
 */
export function useFocusWhen<Element extends HTMLElement>(
  when: boolean | string | number | undefined = true,
  options?: FocusOptions,
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const preventScroll = options?.preventScroll ?? false;
  useLayoutEffect(() => {
    if (when) place.current?.focus({ preventScroll });
  }, [when, preventScroll]);
  return place;
}
