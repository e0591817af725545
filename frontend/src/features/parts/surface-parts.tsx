import { useState } from 'react';
import { CareBeside } from '../../components/care/care-beside.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { Menu } from '../../components/ui/menu.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';

const refuse = () => Promise.reject(new Error('refused on purpose, to show how it looks'));

/** Dialogs, menus, notices and page states. */
export function SurfaceParts() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('nothing yet');
  const choose = (label: string) => ({ label, onSelect: () => setChosen(label) });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <ConfirmButton
          title="Delete this prayer?"
          description="Its comments go with it. This cannot be undone."
          confirmLabel="Delete"
          variant="danger"
          onConfirm={() => Promise.resolve(setChosen('Delete'))}
        >
          Delete
        </ConfirmButton>
        <ConfirmButton
          title="Try this?"
          description="It fails on purpose."
          confirmLabel="Try"
          onConfirm={refuse}
        >
          Fails
        </ConfirmButton>
        <Menu
          label="More options for this prayer"
          items={[
            choose('Mark as answered'),
            choose('Report'),
            { ...choose('Delete'), danger: true },
          ]}
        />
        <span className="text-sm text-quiet">Chosen: {chosen}</span>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="The next gathering"
        description="Wednesday, 6:30 PM, New York time."
        actions={<Button onClick={() => setOpen(false)}>Understood</Button>}
      >
        <p>The link comes by text an hour before.</p>
      </Dialog>
      <Notice title="Saved">Everything is on this device and with us.</Notice>
      <Notice tone="done">Your address is confirmed.</Notice>
      <Notice tone="problem" action={<Button size="sm">Try again</Button>}>
        It did not reach us. What you wrote is still here.
      </Notice>
      <CareBeside care={{ level: 'possible', kind: 'suicide', language: 'en' }} />
      <Loading label="Loading prayers..." />
      <SkeletonLines />
      <PageState
        title="No prayers shared yet"
        text="Be the first."
        action={<Button>Start Praying</Button>}
      />
      <PageState
        failed
        title="The prayers did not load"
        text="Check your connection and try again."
      />
    </>
  );
}
