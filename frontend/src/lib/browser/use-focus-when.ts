import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to an element at the moment it is shown. An effect after paint would be too late on a slow phone: it
 * would take the focus from a person who has moved on.
 *
 * @param when the trigger: nothing happens while it is falsy, and it runs again with each new value
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
