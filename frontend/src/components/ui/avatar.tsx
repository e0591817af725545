import { ArchPortrait } from './arch-portrait.tsx';

type AvatarProps = {
  name: string;
  imageUrl?: string | null;
  /** A second line: a role, a place, a time. */
  detail?: string;
};

/** A person in a list: portrait, name, one detail. */
export function Avatar({ name, imageUrl, detail }: AvatarProps) {
  return (
    <span className="inline-flex items-center gap-3 text-left">
      <ArchPortrait name={name} imageUrl={imageUrl ?? null} className="w-9 shrink-0" />
      <span className="min-w-0">
        <span dir="auto" className="block font-semibold [overflow-wrap:anywhere]">
          {name}
        </span>
        {detail && (
          <span dir="auto" className="block text-sm text-quiet [overflow-wrap:anywhere]">
            {detail}
          </span>
        )}
      </span>
    </span>
  );
}
