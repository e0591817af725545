import { limits } from '@kbf/contracts';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { useSession } from '../../lib/session/session.ts';
import { sayRedirecting } from './shared-toast.ts';
import { useCountdown } from './use-countdown.ts';

const { redirectDelayMs } = limits.prayer;

// For members only, and with the store.
const StoreProvider = lazyNamed(
  () => import('../../components/store-provider.tsx'),
  'StoreProvider',
);
const CheckInLine = lazyNamed(
  () => import('../../components/check-in/check-in-line.tsx'),
  'CheckInLine',
);

type WayToFeedProps = {
  prayerId: string;
  /** The reply has just arrived: the feed opens by itself, unless the person interacts. */
  opensByItself: boolean;
  /** End of the reply. */
  end: RefObject<Element | null>;
  /** A pointer or the focus in it pauses the countdown. */
  area: RefObject<HTMLElement | null>;
  onOver: () => void;
  onLeave: () => void;
  onAgain: () => void;
};

/** For a prayer that is in the feed: the link there, with a countdown that the reader controls. */
export function WayToFeed(props: WayToFeedProps) {
  const { prayerId, opensByItself, end, area, onOver, onLeave, onAgain } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const { status } = useSession();
  const { phase, left, rests, stop } = useCountdown({
    isWanted: opensByItself,
    ms: redirectDelayMs,
    end,
    area,
    onOver,
  });
  const counts = phase === 'running' && !rests;
  const stays = phase === 'stopped';
  // The toast is true only while the countdown runs.
  useEffect(() => (counts ? sayRedirecting() : undefined), [counts]);

  function stay() {
    stop();
    // The pressed button disappears.
    link.current?.focus({ preventScroll: true });
  }

  return (
    <div className="mt-8 border-t border-hairline pt-5">
      <p role="timer" aria-live="off" className="font-semibold tabular-nums">
        {counts
          ? `The community feed opens in ${Math.ceil(left / 1_000)}...`
          : stays || phase === 'waiting'
            ? 'Your prayer is with the community.'
            : 'Your prayer is with the community. The feed is ready when you are.'}
      </p>
      {!stays && (
        <span aria-hidden="true" className="mt-3 block h-0.5 bg-hairline motion-reduce:hidden">
          <span
            className="block h-full origin-left bg-gold transition-transform duration-100 ease-linear"
            style={{ transform: `scaleX(${left / redirectDelayMs})` }}
          />
        </span>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {!stays && <Button onClick={stay}>Stay here</Button>}
        <LinkButton
          ref={link}
          variant="outline"
          to={paths.prayerFeed.href(prayerId)}
          onClick={onLeave}
        >
          Go to the feed
        </LinkButton>
        {stays && (
          <Button variant="outline" onClick={onAgain}>
            Pray for something else
          </Button>
        )}
      </div>
      {stays && status === 'member' && (
        <div className="mt-6 text-sm">
          <Suspense>
            <StoreProvider>
              <CheckInLine prayerId={prayerId} />
            </StoreProvider>
          </Suspense>
        </div>
      )}
    </div>
  );
}
