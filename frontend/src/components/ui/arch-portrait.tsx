import { limits } from '@kbf/contracts';
import { photoSources } from './photo-sources.ts';

const { widths } = limits.photo;

type ArchPortraitProps = {
  /** The person in the picture. */
  name: string;
  imageUrl?: string | null;
  className?: string;
};

/** The first letters of the first and the last word, each with its marks. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (/^.\p{M}*/u.exec(word ?? '')?.[0] ?? '').toUpperCase())
    .join('');
}

/** A portrait in the arch; initials without a picture. Set its width; the arch keeps its proportions. */
export function ArchPortrait({ name, imageUrl, className = 'w-9' }: ArchPortraitProps) {
  const shape = `arch inline-flex items-end [--arch-foot:12%] justify-center overflow-hidden ${className}`;
  if (imageUrl) {
    return (
      <img
        src={imageUrl}
        // Only photos of ours have several widths.
        srcSet={imageUrl.startsWith('/api/') ? photoSources(imageUrl, widths.profile) : undefined}
        sizes="auto, 8rem"
        alt={name}
        className={`${shape} object-cover`}
        loading="lazy"
      />
    );
  }
  return (
    <span className={`${shape} bg-linen text-gold-text ring-1 ring-hairline`} aria-hidden="true">
      <span className="mb-[18%] font-serif leading-none">{initialsOf(name)}</span>
    </span>
  );
}
