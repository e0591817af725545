import { useState, useSyncExternalStore } from 'react';
import { Film, wide } from './dawn-films.tsx';
import { prefersReducedMotion } from '../../lib/browser/motion.ts';

const still = '(prefers-reduced-motion: reduce)';

// The sun rises once: after coming back to this page, the morning is shown at once.
let hasRisen = false;

/**
 * The first and the last picture of the film. The last one is also for reduced motion, and where the film cannot play.
 */
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

/** A way to stop motion that lasts longer than five seconds (WCAG 2.2.2). */
function PauseButton({ isPaused, onChange }: { isPaused: boolean; onChange: () => void }) {
  return (
    <button
      type="button"
      data-print="no"
      aria-label={isPaused ? 'Play the video' : 'Pause the video'}
      onClick={onChange}
      className="absolute right-2 bottom-2 z-10 grid size-11 place-items-center rounded-full text-night-quiet hover:text-night-ink max-md:top-2 max-md:bottom-auto"
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className="size-4.5"
      >
        <path d={isPaused ? 'M7 5l12 7-12 7z' : 'M8.5 5v14M15.5 5v14'} />
      </svg>
    </button>
  );
}

/**
 * The dawn, filmed for this site, behind a dark wall with an arched opening around the sun. It begins dark, and rises
 * once in less than five seconds. After that only clouds and mist move, in a loop that can be paused. The wall is the
 * opening's own shadow, so that the film stays one picture on both sides of it.
 */
export function DawnWindow() {
  const reducedMotion = useReducedMotion();
  const [cameLater] = useState(hasRisen);
  const [risen, setRisen] = useState(cameLater);
  const [isPaused, setPaused] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const plays = !reducedMotion && !isRefused;
  const [rest] = useState(() => () => {
    hasRisen = true;
    setRisen(true);
  });
  const [refuse] = useState(() => () => {
    setRefused(true);
    setRisen(true);
  });
  const film = { isPaused, onRefused: refuse };

  return (
    <>
      <div
        aria-hidden="true"
        data-print="no"
        className="absolute inset-x-0 top-0 -z-10 h-(--dawn) overflow-hidden [--place:50%_60%] low:inset-y-0 low:h-auto low:[--place:70%_60%] md:inset-y-0 md:h-auto md:[--place:70%_60%]"
      >
        {/* Shifted so that the sun is in the opening. */}
        <div className="relative -ml-[67.6%] h-full w-[168%] md:ml-0 md:w-[109%] low:ml-0 low:w-[120%]">
          <Picture risen={risen} />
          {/* Its last picture stays below the other film until that has its first frame. */}
          {plays && !cameLater && <Film of="dawn" onEnd={rest} {...film} />}
          {plays && risen && <Film of="morning" {...film} />}
        </div>
        <div className="absolute bottom-7 left-1/2 h-[calc(var(--dawn)-3.5rem)] w-36 -translate-x-1/2 rounded-t-full shadow-[0_0_0_200vmax_color-mix(in_oklab,var(--night)_84%,transparent)] outline-1 outline-offset-6 outline-night-gold/45 md:bottom-[11%] md:left-[76%] md:h-[min(34rem,80%)] md:w-[clamp(16rem,28vw,25rem)] md:outline-offset-8 low:bottom-[11%] low:left-[84%] low:h-[min(34rem,78%)] low:w-[clamp(7.5rem,20vw,18rem)]" />
        {/* The light on the floor from the doorway. */}
        <div className="absolute bottom-0 left-1/2 h-7 w-44 -translate-x-[54%] bg-linear-to-b from-night-gold/35 to-transparent [clip-path:polygon(12%_0,88%_0,100%_100%,0_100%)] md:left-[76%] md:h-[11%] md:w-[clamp(21rem,36vw,33rem)] low:left-[84%] low:h-[11%] low:w-[clamp(9.5rem,25vw,23rem)]" />
      </div>
      {plays && <PauseButton isPaused={isPaused} onChange={() => setPaused(!isPaused)} />}
    </>
  );
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the person prefers reduced motion; updated when the setting changes. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
