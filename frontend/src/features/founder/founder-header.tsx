import { site, type FounderProfile } from '@kbf/contracts';
import { ArchPortrait } from '../../components/ui/arch-portrait.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { addressJoinForm } from '../../lib/browser/join-draft.ts';

/** The cover, the portrait before it, the name, and two ways to write. */
export function FounderHeader({ profile }: { profile: FounderProfile }) {
  const { firstName, lastName, profileImage, coverImage } = profile;
  const name = `${firstName} ${lastName}`;
  return (
    <header>
      <div className="h-40 overflow-hidden bg-night sm:h-56 lg:h-72">
        {coverImage && (
          <img src={coverImage} alt="" className="size-full object-cover object-bottom" />
        )}
      </div>
      <div className="page flex flex-wrap items-end gap-x-10 gap-y-5">
        <ArchPortrait
          name={name}
          imageUrl={profileImage}
          className="-mt-24 w-32 bg-paper text-5xl ring-6 ring-paper sm:w-40 lg:-mt-40 lg:w-56"
        />
        <div className="min-w-0 flex-1 basis-64 pt-6">
          <p className="kicker">Founder of {site.name}</p>
          <h1 dir="auto" className="display mt-3 text-4xl [overflow-wrap:anywhere]">
            {name}
          </h1>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <SectionLink section="contact" className={buttonStyle({})}>
            Connect
          </SectionLink>
          <SectionLink
            section="contact"
            onClick={() => addressJoinForm(name)}
            className={buttonStyle({ variant: 'outline' })}
          >
            Message
          </SectionLink>
        </div>
      </div>
    </header>
  );
}
