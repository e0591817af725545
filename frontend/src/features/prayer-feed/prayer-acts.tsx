import type { Prayer } from '@kbf/contracts';
import { Check, Eye, Flag, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { MenuList } from '../../components/ui/menu-list.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { useSession } from '../../lib/session/session.ts';
import { CouldNotSend } from './could-not-send.tsx';
import { isCorrectable } from './correctable.ts';
import { useRemovePrayerMutation, useTakeBackAnswerMutation } from './own-texts-api.ts';

// Forms load with their validation, on demand.
const ReportDialog = lazyNamed(
  () => import('../../components/report/report-dialog.tsx'),
  'ReportDialog',
);
const CorrectDialog = lazyNamed(() => import('./correct-dialog.tsx'), 'CorrectDialog');
const AudienceDialog = lazyNamed(
  () => import('../../components/prayer/audience-dialog.tsx'),
  'AudienceDialog',
);
const AnsweredDialog = lazyNamed(() => import('./answered-dialog.tsx'), 'AnsweredDialog');

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

export type PrayerActsProps = {
  label: string;
  prayer: Prayer;
  /** Called after it was deleted, before it disappears. */
  onRemoved?: () => void;
};

/** The menu of a prayer after its first use: report it, or change your own. */
export function PrayerActs({ label, prayer, onRemoved }: PrayerActsProps) {
  const { id, mine, answeredAt, createdAt, userRequest } = prayer;
  const { status } = useSession();
  const [open, setOpen] = useState<'report' | 'answered' | 'delete' | 'correct' | 'audience'>();
  // Read once: the menu opens anew when the reader comes back.
  const [isNew] = useState(() => isCorrectable(createdAt));
  const [asked, setAsked] = useState<typeof open>();
  const [remove] = useRemovePrayerMutation();
  const [takeBack, takingBack] = useTakeBackAnswerMutation();
  const show = (dialog: typeof open) => () => {
    setAsked(dialog);
    setOpen(dialog);
  };
  const dialog = (name: typeof open) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : undefined),
  });
  const own = [
    ...(isNew && status === 'member'
      ? [{ label: 'Edit your prayer', icon: <Pencil {...icon} />, onSelect: show('correct') }]
      : []),
    {
      label: answeredAt ? 'Edit your thank-you note' : 'Mark as answered',
      icon: <Check {...icon} />,
      onSelect: show('answered'),
    },
    ...(answeredAt
      ? [
          {
            label: 'Not answered yet',
            icon: <Undo2 {...icon} />,
            onSelect: () => void takeBack({ id, answered: false }),
          },
        ]
      : []),
    { label: 'Change who can see it', icon: <Eye {...icon} />, onSelect: show('audience') },
    {
      label: 'Delete your prayer',
      icon: <Trash2 {...icon} />,
      onSelect: show('delete'),
      danger: true,
    },
  ];
  const others = [
    { label: 'Report this prayer', icon: <Flag {...icon} />, onSelect: show('report') },
  ];
  return (
    <>
      <MenuList label={label} items={mine ? own : others} />
      {takingBack.isError && <CouldNotSend />}
      <ConfirmDialog
        {...dialog('delete')}
        danger
        title="Delete your prayer for good?"
        description="Its comments and likes will be deleted, too. You cannot undo this."
        confirmLabel="Delete"
        onConfirm={async () => {
          await remove({ id }).unwrap();
          onRemoved?.();
        }}
      />
      <Suspense>
        {asked === 'report' && (
          <ReportDialog
            {...dialog('report')}
            call="reportPrayer"
            what="this prayer"
            params={{ id }}
          />
        )}
        {asked === 'correct' && (
          <CorrectDialog {...dialog('correct')} ids={{ id }} text={userRequest} />
        )}
        {asked === 'audience' && <AudienceDialog {...dialog('audience')} prayer={prayer} />}
        {asked === 'answered' && <AnsweredDialog {...dialog('answered')} prayer={prayer} />}
      </Suspense>
    </>
  );
}
