import { isWidgetOrTool } from '@kbf/site-texts/apps';
import { pages } from '@kbf/contracts';
import { Query } from '../../components/query.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTabInAddress } from '../../lib/browser/use-tab-in-address.ts';
import { AppList } from './app-list.tsx';
import { useListMemberAppsQuery } from './apps-api.ts';
import { AppsSkeleton } from './apps-skeleton.tsx';
import { WidgetPreview } from './widget-preview.tsx';

/** The members' apps: chats, and widgets with a preview for their own sites. */
export function AppsPage() {
  usePageHead(pages['/apps']);
  const [tab, open] = useTabInAddress(['ai', 'tools']);
  const isMember = useSession().status === 'member';
  const apps = useListMemberAppsQuery();
  return (
    <div className="page breathe">
      <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-16 gap-y-6 pb-10 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="display text-5xl">{isMember ? 'Member Apps' : 'Apps'}</h1>
          <p className="mt-4 max-w-[52ch] text-lg text-quiet">
            Tools for the quiet hour before work. Some talk with you, and some do one thing well.
          </p>
        </div>
        {!isMember && (
          <SectionLink section="contact" className={buttonStyle({ variant: 'outline' })}>
            Join Our Fellowship
          </SectionLink>
        )}
      </header>
      <Query
        of={apps}
        loadingLabel="Loading apps..."
        loading={<AppsSkeleton />}
        failedTitle="The apps did not load"
      >
        {(all) => (
          <Tabs
            label="Types of apps"
            value={tab}
            onValueChange={open}
            tabs={[
              {
                value: 'ai',
                label: 'AI Apps',
                content: (
                  <AppList
                    apps={all.filter((app) => !isWidgetOrTool(app))}
                    isMember={isMember}
                    nothing="No AI Apps Available"
                  />
                ),
              },
              {
                value: 'tools',
                label: 'Widgets & Tools',
                content: (
                  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
                    <AppList
                      apps={all.filter(isWidgetOrTool)}
                      isMember={isMember}
                      nothing="No Widgets Available"
                    />
                    <WidgetPreview />
                  </div>
                ),
              },
            ]}
          />
        )}
      </Query>
    </div>
  );
}
