import type { Prayer } from '@kbf/contracts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';

type LetterPhotoProps = { url: string; size: Prayer['photoSize']; alt: string };

/** The photo of a letter. It keeps its space while it loads, and says when loading failed. */
export function LetterPhoto({ url, size, alt }: LetterPhotoProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-hairline py-3">
        <p role="alert" className="text-quiet">
          The photo did not load.
        </p>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            setTries(tries + 1);
            setFailed(false);
          }}
        >
          Try again
        </Button>
      </div>
    );
  return (
    <img
      key={tries}
      src={tries > 0 ? `${url}?again=${tries}` : url}
      alt={alt}
      {...size}
      onError={() => setFailed(true)}
      className="mt-6 h-auto max-h-[70vh] w-auto max-w-full rounded-md bg-linen"
    />
  );
}
