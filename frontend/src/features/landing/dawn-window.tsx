import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../lib/use-reduced-motion.ts';

/** Screens wide enough for the wide picture; others load a smaller one. */
const wide = '(min-width: 48rem)';
const still = '(prefers-reduced-motion: reduce)';

// The sun rises once: whoever comes back to this page finds the morning there.
let hasRisen = false;

/** Where the film begins, and where it rests: that for whoever asked for no movement, and where it cannot play. */
function Picture({ risen }: { risen: boolean }) {
  return (
    <picture>
      <source media={`${wide} and ${still}`} srcSet="/media/dawn-risen.webp" />
      <source media={still} srcSet="/media/dawn-small-risen.webp" />
      <source media={wide} srcSet={`/media/dawn-${risen ? 'risen' : 'before'}.webp`} />
      <img
        src={`/media/dawn-small-${risen ? 'risen' : 'before'}.webp`}
        alt=""
        width={2112}
        height={1188}
        fetchPriority="high"
        className="absolute inset-0 size-full max-w-none object-cover object-(--place)"
      />
    </picture>
  );
}

/** The film. It waits until the page has loaded, so that nothing one came for waits for it. */
function Film({ onEnd, onRefused }: { onEnd: () => void; onRefused: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    // React sets no `muted` attribute, and browsers start only muted films by themselves.
    element.muted = true;
    const play = () => void element.play().catch(onRefused);
    if (document.readyState === 'complete') {
      play();
      return undefined;
    }
    window.addEventListener('load', play, { once: true });
    return () => window.removeEventListener('load', play);
  }, [onRefused]);
  return (
    <video
      ref={video}
      className="absolute inset-0 size-full max-w-none object-cover object-(--place)"
      preload="none"
      muted
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      onEnded={onEnd}
    >
      <source media={wide} src="/media/dawn.webm" type="video/webm" />
      <source media={wide} src="/media/dawn.mp4" type="video/mp4" />
      <source src="/media/dawn-small.webm" type="video/webm" />
      <source src="/media/dawn-small.mp4" type="video/mp4" />
    </video>
  );
}

/**
 * The dawn, filmed for this site, behind a dark wall with an arched opening around the sun. It begins in the dark,
 * comes once, in less than five seconds, and rests. The wall is the opening's own shadow, so that the film stays one
 * picture on both sides of it.
 */
export function DawnWindow() {
  const reducedMotion = useReducedMotion();
  const [risen, setRisen] = useState(hasRisen);
  const plays = !reducedMotion && !risen;
  const [rest] = useState(() => () => {
    hasRisen = true;
  });
  const [showRisen] = useState(() => () => setRisen(true));

  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 -z-10 h-(--dawn) overflow-hidden [--place:50%_60%] md:inset-y-0 md:h-auto md:[--place:70%_60%]"
    >
      {/* Shifted so that the sun stands in the opening. */}
      <div className="relative -ml-[67.6%] h-full w-[168%] md:ml-0 md:w-[109%]">
        <Picture risen={risen} />
        {plays && <Film onEnd={rest} onRefused={showRisen} />}
      </div>
      <div className="absolute bottom-7 left-1/2 h-[calc(var(--dawn)-3.5rem)] w-36 -translate-x-1/2 rounded-t-full shadow-[0_0_0_200vmax_color-mix(in_oklab,var(--night)_84%,transparent)] outline-1 outline-offset-6 outline-night-gold/45 md:bottom-[11%] md:left-[76%] md:h-[min(34rem,80%)] md:w-[clamp(16rem,28vw,25rem)] md:outline-offset-8" />
      {/* The light that falls through the doorway onto the floor. */}
      <div className="absolute bottom-0 left-1/2 h-7 w-44 -translate-x-[54%] bg-linear-to-b from-night-gold/35 to-transparent [clip-path:polygon(12%_0,88%_0,100%_100%,0_100%)] md:left-[76%] md:h-[11%] md:w-[clamp(21rem,36vw,33rem)]" />
    </div>
  );
}
