import type { OwnProfile } from '@kbf/contracts';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { paths } from '../../../lib/paths.ts';

const words = { nobody: 'No one', members: 'Members', everyone: 'Everyone' } as const;

/** Who sees which part of the saved profile. */
export function WhoSeesWhat({ profile }: { profile: OwnProfile }) {
  const { isPublic, userId } = profile;
  const open = isPublic ? 'Everyone' : 'Only you';
  const contact = (value: string | null, visibility: keyof typeof words) => {
    if (!value) return 'Nothing entered';
    return isPublic ? words[visibility] : 'Only you';
  };
  const lines = [
    ['Name and photo', open],
    ['About you', open],
    ['What you stand for', open],
    ['Phone', contact(profile.phone, profile.phoneVisibility)],
    ['Email', contact(profile.email, profile.emailVisibility)],
  ] as const;
  return (
    <aside aria-labelledby="who-sees" className="h-fit border-t-2 border-gold/60 pt-5">
      <h2 id="who-sees" className="font-semibold">
        Who can see your profile
      </h2>
      <dl className="mt-3">
        {lines.map(([what, who]) => (
          <div key={what} className="flex justify-between gap-4 border-b border-hairline py-2.5">
            <dt className="text-quiet">{what}</dt>
            <dd className="text-right font-semibold">{who}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-quiet">
        We only show your phone and email the way you choose here. Admins can always see them.
      </p>
      {isPublic && (
        <p className="mt-3">
          <TextLink to={paths.profile.href(userId)}>See your page as others see it</TextLink>
        </p>
      )}
    </aside>
  );
}
