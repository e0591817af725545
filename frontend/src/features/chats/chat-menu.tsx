import { limits, type PrivateChat } from '@kbf/contracts';
import { Ban, Eye, EyeOff, Flag, LogOut } from 'lucide-react';
import { Suspense, useState } from 'react';
import { blockQuestion } from '../../components/block/block-words.ts';
import { useBlockMemberMutation } from '../../components/block/blocks-api.ts';
import {
  useEndChatMutation,
  useSetReadMarksMutation,
} from '../../components/private-chat/chats-api.ts';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { Menu } from '../../components/ui/menu.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';

const ReportDialog = lazyNamed(
  () => import('../../components/report/report-dialog.tsx'),
  'ReportDialog',
);

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;
const { endedDays } = limits.privateChat;

const ending =
  `No one can write here anymore. Both of you can read it for ${endedDays} days. ` +
  'Then it is deleted.';

type ChatMenuProps = {
  chat: PrivateChat;
  /** The chat has ended: the focus goes elsewhere. */
  onDone: () => void;
};

/** Read marks, report, block, and end. */
export function ChatMenu({ chat, onDone }: ChatMenuProps) {
  const { id, otherId, otherName, readMarks, endedAt } = chat;
  const [asked, setAsked] = useState<'report' | 'block' | 'end'>();
  const [hasReported, setReported] = useState(false);
  const [mark] = useSetReadMarksMutation();
  const [block] = useBlockMemberMutation();
  const [end] = useEndChatMutation();
  const dialog = (act: typeof asked) => ({
    open: asked === act,
    onOpenChange: (open: boolean) => setAsked(open ? act : undefined),
  });
  const marks = {
    label: readMarks ? 'Hide what I have read' : 'Show what I have read',
    icon: readMarks ? <EyeOff {...icon} /> : <Eye {...icon} />,
    onSelect: () => void mark({ id, isOn: !readMarks }),
  };
  const report = {
    label: 'Report',
    icon: <Flag {...icon} />,
    onSelect: () => {
      setReported(true);
      setAsked('report');
    },
  };
  const others = [
    {
      label: 'Block this member',
      icon: <Ban {...icon} />,
      onSelect: () => setAsked('block'),
      danger: true,
    },
    {
      label: 'End this chat',
      icon: <LogOut {...icon} />,
      onSelect: () => setAsked('end'),
      danger: true,
    },
  ] as const;
  return (
    <>
      <Menu
        label={`More options for the chat with ${otherName}`}
        items={endedAt ? [report, others[0]] : [marks, report, ...others]}
      />
      {hasReported && (
        <Suspense>
          <ReportDialog {...dialog('report')} call="reportChat" what="this chat" params={{ id }} />
        </Suspense>
      )}
      <ConfirmDialog
        {...dialog('block')}
        {...blockQuestion(otherName)}
        danger
        onConfirm={() => block({ userId: otherId }).unwrap()}
        onDone={onDone}
      />
      <ConfirmDialog
        {...dialog('end')}
        danger
        title="End this chat?"
        description={ending}
        confirmLabel="End the chat"
        onConfirm={() => end({ id }).unwrap()}
        onDone={onDone}
      />
    </>
  );
}
