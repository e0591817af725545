import { useEffect, useRef, type RefObject } from 'react';
import { useFeedKeys } from './feed-keys.ts';
import type { FeedPosition } from './use-feed-position.ts';
import { useSwipe } from './use-swipe.ts';

/** Attributes inside a letter for its author's name and its like button. */
export const marks = { name: 'data-letter-name', like: 'data-letter-like' } as const;
const inside = (letter: HTMLElement | null, mark: string) =>
  letter?.querySelector<HTMLElement>(`[${mark}]`);

/**
 * Navigation in a feed by buttons, arrow keys and swipes. It scrolls to the top of the letter and focuses its name;
 * nothing else moves the content.
 */
export function useTurning(
  feed: FeedPosition,
  { region, likesByKey }: { region: RefObject<HTMLElement | null>; likesByKey: boolean },
) {
  const { state, prayer } = feed;
  const isTurning = useRef(false);
  const shownId = prayer?.id;
  const lastShown = useRef(shownId);

  useEffect(() => {
    const isAnother = lastShown.current !== shownId;
    lastShown.current = shownId;
    if (!isAnother || !isTurning.current || state === 'loading') return;
    isTurning.current = false;
    const letter = region.current;
    if (!letter) return;
    if (letter.getBoundingClientRect().top < 0) letter.scrollIntoView({ block: 'start' });
    (inside(letter, marks.name) ?? letter).focus({ preventScroll: true });
  }, [shownId, state, region]);

  /** The next prayer that shows comes from navigation. */
  const begin = () => {
    isTurning.current = true;
  };
  const turn = (to: (() => unknown) | undefined) =>
    to &&
    (() => {
      begin();
      void to();
    });
  const previous = turn(feed.previous);
  const next = turn(feed.next);
  useFeedKeys({
    ArrowLeft: previous,
    ArrowRight: next,
    l: likesByKey ? () => inside(region.current, marks.like)?.click() : undefined,
  });
  const swipe = useSwipe({ onLeft: next, onRight: previous });
  return {
    previous,
    next,
    begin,
    goToNewest: () => turn(feed.goToNewest)?.(),
    swipe,
  };
}
