import { limits, type Prayer } from '@kbf/contracts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { photoSources } from '../../components/ui/photo-sources.ts';

type LetterPhotoProps = { url: string; size: Prayer['photoSize']; alt: string };

/** A letter on a phone is so much narrower than the window. No photo is shown wider than it is. */
const sources = (url: string, width: number) => ({
  srcSet: photoSources(url, limits.photo.widths.prayer, width),
  sizes: `min(100vw - 5rem, ${width}px)`,
});

/**
 * The photo of a letter. It keeps its space while it loads, and says when loading failed. Another try loads the JPEG.
 */
export function LetterPhoto({ url, size, alt }: LetterPhotoProps) {
  // Even while it loads or is shown, odd after a failure.
  const [step, setStep] = useState(0);
  const next = () => setStep(step + 1);
  if (step % 2)
    return (
      <p role="alert" className="mt-6 text-quiet">
        The photo did not load.{' '}
        <Button variant="outline" size="sm" onClick={next}>
          Try again
        </Button>
      </p>
    );
  return (
    <img
      key={step}
      src={step ? `${url}?again=${step / 2}` : url}
      alt={alt}
      {...size}
      {...(size && !step && sources(url, size.width))}
      onError={next}
      className="mt-6 h-auto max-h-[70vh] w-auto max-w-full rounded-md bg-linen"
    />
  );
}
