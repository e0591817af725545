import { pages, type NeedKind } from '@kbf/contracts';
import { Suspense, useState } from 'react';
import { ApprovalNotice } from '../../components/approval-notice.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useTabInAddress } from '../../lib/browser/use-tab-in-address.ts';
import { useSession } from '../../lib/session/session.ts';
import { Board } from './board.tsx';
import { NeedContacts } from './need-contacts.tsx';
import { OwnNeeds } from './own-needs.tsx';

// The form's validation loads when a person wants to write.
const NeedDialog = lazyNamed(() => import('./need-dialog.tsx'), 'NeedDialog');

const heading = {
  overline: 'Members only',
  title: 'Needs and offers',
  lead: 'Ask for what you need and share what you can spare. Each post stays up until its last day.',
} as const;

/** Needs and offers of approved members. */
export function NeedsPage() {
  usePageHead(pages['/needs']);
  const { user } = useSession();
  if (user?.approved !== false) return <Needs />;
  return (
    <section className="page breathe flex flex-col gap-8">
      <PageHeader {...heading} />
      <ApprovalNotice>Approved members can see and share needs and offers here.</ApprovalNotice>
    </section>
  );
}

/** The board, the person's own with matches, and contact requests. */
function Needs() {
  const [tab, setTab] = useTabInAddress(['board', 'yours', 'contacts']);
  const [writing, setWriting] = useState<{ kind: NeedKind; open: boolean }>();
  const write = (kind: NeedKind) => () => setWriting({ kind, open: true });
  return (
    <section className="page py-10 lg:py-14">
      <PageHeader
        {...heading}
        actions={
          <>
            <Button className="max-sm:px-3.5" onClick={write('need')}>
              I need something
            </Button>
            <Button variant="outline" className="max-sm:px-3.5" onClick={write('offer')}>
              I offer something
            </Button>
          </>
        }
      />
      <div className="mt-4">
        <Tabs
          label="Needs and offers"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'board', label: 'Board', content: <Board /> },
            { value: 'yours', label: 'Yours', content: <OwnNeeds /> },
            { value: 'contacts', label: 'Contacts', content: <NeedContacts /> },
          ]}
        />
      </div>
      {writing && (
        <Suspense>
          <NeedDialog
            key={writing.kind}
            kind={writing.kind}
            open={writing.open}
            onOpenChange={(open) => setWriting({ ...writing, open })}
          />
        </Suspense>
      )}
    </section>
  );
}
