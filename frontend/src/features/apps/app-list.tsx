import type { MemberApp } from '@kbf/contracts';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import { placeOf } from './app-places.ts';

type ForWhom = { isMember: boolean };

/** The link: the app itself for those who may use it, for others the way to join. */
function WayIn({ app: { id, name }, isMember }: { app: MemberApp } & ForWhom) {
  const place = placeOf(id);
  if (!isMember && !place?.isForAll) {
    return (
      <LinkButton
        to={paths.login.href()}
        variant="outline"
        aria-label={`Register for Access: ${name}`}
      >
        Register for Access
      </LinkButton>
    );
  }
  if (!place) return null;
  if (place.isFile) {
    return (
      <a href={place.href} download className={buttonStyle({ variant: 'primary' })}>
        Add to my calendar
      </a>
    );
  }
  return (
    <LinkButton to={place.href} aria-label={`Open ${name}`}>
      Open
    </LinkButton>
  );
}

function AppEntry({ app, isMember }: { app: MemberApp } & ForWhom) {
  const { id, name, category, description, keyFeatures, targetAudience } = app;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 border-t border-hairline py-8 [overflow-wrap:anywhere] first:border-t-0 first:pt-0 md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="gold">{category}</Badge>
          {!isMember && <Badge>{placeOf(id)?.isForAll ? 'Open to All' : 'Members Only'}</Badge>}
        </p>
        <h2 dir="auto" className="mt-3 font-display text-2xl leading-tight">
          {name}
        </h2>
        <p dir="auto" className="mt-2 text-sm text-quiet">
          For: {targetAudience}
        </p>
      </div>
      <div>
        <p dir="auto">{description}</p>
        <ul className="mt-3 grid gap-1 text-quiet">
          {keyFeatures.map((feature) => (
            <li
              key={feature}
              dir="auto"
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] before:mt-[0.75em] before:h-px before:w-3 before:bg-gold"
            >
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-5">
          <WayIn app={app} isMember={isMember} />
        </div>
      </div>
    </li>
  );
}

type AppListProps = { apps: readonly MemberApp[]; nothing: string } & ForWhom;

/** The apps as a plain list. */
export function AppList({ apps, nothing, isMember }: AppListProps) {
  if (apps.length === 0)
    return <PageState title={nothing} text="They will appear here once they are added." />;
  return (
    <ul>
      {apps.map((app) => (
        <AppEntry key={app.id} app={app} isMember={isMember} />
      ))}
    </ul>
  );
}
