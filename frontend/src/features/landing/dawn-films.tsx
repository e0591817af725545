import { useEffect, useRef } from 'react';

/** Screens wide enough for the wide video; others load a smaller one. */
export const wide = '(min-width: 48rem)';

type FilmProps = {
  /** `dawn`: the sun rises once. `morning`: a loop with slowly moving clouds. */
  of: 'dawn' | 'morning';
  isPaused: boolean;
  onEnd?: (() => void) | undefined;
  onRefused: () => void;
};

/** A silent film. It waits until the page has loaded, so that it delays no content. */
export function Film({ of, isPaused, onEnd, onRefused }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    // React does not set the `muted` attribute, and browsers autoplay only muted films.
    element.muted = true;
    if (isPaused || element.ended) {
      element.pause();
      return undefined;
    }
    const play = () =>
      void element.play().catch((error: unknown) => {
        // Paused before it started: the browser did not refuse it.
        if (!(error instanceof DOMException && error.name === 'AbortError')) onRefused();
      });
    if (document.readyState === 'complete') {
      play();
      return undefined;
    }
    window.addEventListener('load', play, { once: true });
    return () => window.removeEventListener('load', play);
  }, [isPaused, onRefused]);
  const end = of === 'dawn' ? '' : '-morning';
  return (
    <video
      ref={video}
      className="absolute inset-0 size-full max-w-none object-cover object-(--place)"
      preload="none"
      muted
      loop={of === 'morning'}
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      onEnded={onEnd}
    >
      <source media={wide} src={`/media/dawn${end}.webm`} type="video/webm" />
      <source media={wide} src={`/media/dawn${end}.mp4`} type="video/mp4" />
      <source src={`/media/dawn-small${end}.webm`} type="video/webm" />
      <source src={`/media/dawn-small${end}.mp4`} type="video/mp4" />
    </video>
  );
}
