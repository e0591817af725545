import { photoTooLarge } from '@kbf/contracts';
import { Camera, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './ui/button.tsx';
import { toast } from '../lib/browser/toast.ts';
import { HeicPhotoError, PhotoTooLargeError, scalePhoto } from '../lib/browser/scale-photo.ts';

type PhotoControlProps = {
  photo: string | undefined;
  disabled: boolean;
  onPhoto: (photo: string | undefined) => void;
};

function whyNot(error: unknown): { title: string; description: string } {
  if (error instanceof PhotoTooLargeError)
    return { title: 'File Too Large', description: photoTooLarge };
  if (error instanceof HeicPhotoError)
    return {
      title: 'This browser cannot read HEIC photos',
      description: 'Please choose a JPEG, PNG or WebP image, or add this photo on your iPhone.',
    };
  return {
    title: 'We cannot read this photo',
    description: 'Please choose a JPEG, PNG or WebP image.',
  };
}

/** Adds one photo to a text. The browser scales it before it is sent. */
export function PhotoControl({ photo, disabled, onPhoto }: PhotoControlProps) {
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    try {
      onPhoto(await scalePhoto(file));
    } catch (error) {
      toast({ variant: 'destructive', ...whyNot(error) });
    }
  }

  return (
    <div className="flex items-center gap-3">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif"
        className="sr-only"
        tabIndex={-1}
        aria-label="Choose a photo"
        disabled={disabled}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="outline"
        size="sm"
        disabled={disabled}
        onClick={() => input.current?.click()}
        aria-label={photo ? 'Choose another photo' : 'Add a photo'}
      >
        <Camera aria-hidden="true" strokeWidth={1.5} className="size-5" />
        <span className="hidden sm:inline">{photo ? 'Change photo' : 'Photo'}</span>
      </Button>
      {photo && (
        <span className="relative">
          <img src={photo} alt="What you will send" className="h-11 rounded-sm" />
          <button
            type="button"
            disabled={disabled}
            onClick={() => onPhoto(undefined)}
            aria-label="Remove photo"
            className="absolute -top-2.5 -right-2.5 grid size-6 place-items-center rounded-full bg-night text-night-ink before:absolute before:-inset-2.5"
          >
            <X aria-hidden="true" strokeWidth={1.5} className="size-4" />
          </button>
        </span>
      )}
    </div>
  );
}
