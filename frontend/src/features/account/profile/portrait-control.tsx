import { PhotoControl } from '../../../components/photo-control.tsx';
import { ArchPortrait } from '../../../components/ui/arch-portrait.tsx';
import { Button } from '../../../components/ui/button.tsx';

type PortraitControlProps = {
  name: string;
  /** Address of the photo that is saved. */
  saved: string | null;
  /** A new one; null when it is to go, undefined when nothing was chosen. */
  photo: string | null | undefined;
  onPhoto: (photo: string | null | undefined) => void;
};

/** The portrait as it will be, and what changes it. */
export function PortraitControl({ name, saved, photo, onPhoto }: PortraitControlProps) {
  const shown = photo === undefined ? saved : photo;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <ArchPortrait name={name} imageUrl={shown} className="w-28 text-3xl" />
      <div className="flex flex-col items-start gap-2">
        <p className="font-semibold">Your portrait</p>
        <PhotoControl
          photo={photo ?? undefined}
          disabled={false}
          onPhoto={(chosen) => onPhoto(chosen)}
        />
        {saved && photo === undefined && (
          <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => onPhoto(null)}>
            Remove the portrait
          </Button>
        )}
        {photo === null && (
          <p className="text-sm text-quiet">
            It goes when you save.{' '}
            <Button variant="quiet" size="sm" onClick={() => onPhoto(undefined)}>
              Keep it
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
