import type { UserProfile } from '@kbf/contracts';
import { ArchPortrait } from '../../components/ui/arch-portrait.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { excerptOf } from './excerpt.ts';
import { fullNameOf } from './full-name.ts';

/** Number of beliefs on a card (specification section 9). */
const beliefsShown = 3;

/** One member of the directory: portrait and own words. */
export function MemberCard({ profile }: { profile: UserProfile }) {
  const { userId, identity, profileImage, humanBeliefs } = profile;
  const name = fullNameOf(profile);
  const hidden = humanBeliefs.length - beliefsShown;
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-6 border-t border-hairline pt-8 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <ArchPortrait name={name} imageUrl={profileImage} className="w-full self-start text-3xl" />
      <div className="flex min-w-0 flex-col items-start">
        <h2 dir="auto" className="display text-2xl [overflow-wrap:anywhere]">
          {name}
        </h2>
        <p className="mt-2">
          <Badge tone="gold">Fellowship Member</Badge>
        </p>
        <p dir="auto" className="prose-serif mt-4 [overflow-wrap:anywhere]">
          {excerptOf(identity)}
        </p>
        {humanBeliefs.length > 0 && (
          <div className="mt-5">
            <h3 className="text-sm font-semibold text-quiet">Core Focus Areas:</h3>
            <ul className="mt-2 flex flex-wrap gap-2">
              {humanBeliefs.slice(0, beliefsShown).map((belief) => (
                <li key={belief} className="min-w-0">
                  <Badge wraps>{belief}</Badge>
                </li>
              ))}
              {hidden > 0 && (
                <li>
                  <Badge>+{hidden} more</Badge>
                </li>
              )}
            </ul>
          </div>
        )}
        <LinkButton variant="outline" to={paths.profile.href(userId)} className="mt-6">
          View Profile <span className="sr-only">of {name}</span>
        </LinkButton>
      </div>
    </article>
  );
}
