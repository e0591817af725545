import { useEffect, useRef } from 'react';
import { useReducedMotion } from '../../lib/use-reduced-motion.ts';

/**
 * The dawn, filmed for this site, behind a dark wall with an arched opening around the sun. The wall is the opening's
 * own shadow, so that the film stays one picture on both sides of it.
 */
export function DawnWindow() {
  const reducedMotion = useReducedMotion();
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // React sets no `muted` attribute, and browsers start only muted films by themselves.
    element.muted = true;
    if (reducedMotion) element.pause();
    // A refused start (power saving) leaves the poster, which says the same.
    else element.play().catch(() => undefined);
  }, [reducedMotion]);

  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 -z-10 h-[29rem] overflow-hidden md:inset-y-0 md:h-auto"
    >
      <video
        ref={video}
        className="size-full max-w-none object-cover object-[85%_50%] md:w-[109%] md:object-[70%_60%]"
        poster="/media/dawn.webp"
        preload={reducedMotion ? 'none' : 'metadata'}
        muted
        loop
        playsInline
        disablePictureInPicture
        tabIndex={-1}
      >
        {!reducedMotion && (
          <>
            <source src="/media/dawn.webm" type="video/webm" />
            <source src="/media/dawn.mp4" type="video/mp4" />
          </>
        )}
      </video>
      <div className="absolute bottom-10 left-1/2 h-[23rem] w-60 -translate-x-1/2 rounded-t-full shadow-[0_0_0_200vmax_color-mix(in_oklab,var(--night)_84%,transparent)] outline-1 outline-offset-8 outline-night-gold/45 md:bottom-[11%] md:left-[76%] md:h-[min(34rem,80%)] md:w-[clamp(16rem,28vw,25rem)]" />
      {/* The light that falls through the doorway onto the floor. */}
      <div className="absolute bottom-0 left-1/2 h-10 w-72 -translate-x-[54%] bg-linear-to-b from-night-gold/35 to-transparent [clip-path:polygon(12%_0,88%_0,100%_100%,0_100%)] md:left-[76%] md:h-[11%] md:w-[clamp(21rem,36vw,33rem)]" />
      <div className="absolute inset-x-0 bottom-0 h-24 bg-linear-to-b from-transparent to-night md:hidden" />
    </div>
  );
}
