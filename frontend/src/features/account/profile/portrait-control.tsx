import { useFormContext, useWatch } from 'react-hook-form';
import { PhotoControl } from '../../../components/photo-control.tsx';
import { ArchPortrait } from '../../../components/ui/arch-portrait.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { noPhoto, type ProfileValues } from './profile-values.ts';

type PortraitControlProps = {
  name: string;
  /** Address of the saved photo. */
  saved: string | null;
};

/** The portrait with its controls: the field `photo` of the surrounding form. */
export function PortraitControl({ name, saved }: PortraitControlProps) {
  const { setValue, getFieldState, formState } = useFormContext<ProfileValues>();
  const photo = useWatch<ProfileValues, 'photo'>({ name: 'photo' });
  const choose = (chosen: string) => setValue('photo', chosen, { shouldDirty: true });
  const { error } = getFieldState('photo', formState);
  const goes = photo === noPhoto;
  const chosen = goes ? '' : photo;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <ArchPortrait
        name={name}
        imageUrl={goes ? null : chosen || saved}
        className="w-28 text-3xl"
      />
      <div className="flex flex-col items-start gap-2">
        <p className="font-semibold">Your photo</p>
        <PhotoControl
          photo={chosen || undefined}
          disabled={false}
          onPhoto={(next) => choose(next ?? '')}
        />
        {saved && photo === '' && (
          <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => choose(noPhoto)}>
            Remove photo
          </Button>
        )}
        {goes && (
          <p className="text-sm text-quiet">
            It will be removed when you save.{' '}
            <Button variant="quiet" size="sm" onClick={() => choose('')}>
              Keep it
            </Button>
          </p>
        )}
        {error && (
          <p role="alert" className="text-sm font-semibold text-clay">
            {error.message}
          </p>
        )}
      </div>
    </div>
  );
}
