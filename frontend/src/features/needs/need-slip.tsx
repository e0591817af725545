import type { Need } from '@kbf/contracts';
import { Ban, Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useBlockMemberMutation } from '../../components/block/blocks-api.ts';
import { blockQuestion } from '../../components/block/block-words.ts';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Menu } from '../../components/ui/menu.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { ContactDialog } from './contact-author-dialog.tsx';
import { dayInWords, tagWords } from './need-words.ts';
import { useAskNeedContactMutation } from './needs-api.ts';

const ReportDialog = lazyNamed(
  () => import('../../components/report/report-dialog.tsx'),
  'ReportDialog',
);

const asked = {
  waiting: 'You asked. Now it’s up to them.',
  confirmed: 'You both want to talk. See Contacts.',
  declined: 'Not this time.',
} as const;

/** A member's need or offer, with a way to get in touch. */
export function NeedSlip({ need }: { need: Need }) {
  const { id, kind, text, tag, endsOn, userId, userName, mine, contact } = need;
  const [isOpen, setIsOpen] = useState(false);
  const [isReporting, setIsReporting] = useState<boolean>();
  const [isBlocking, setIsBlocking] = useState(false);
  const [block] = useBlockMemberMutation();
  const [ask] = useAskNeedContactMutation();
  return (
    <li className="relative border-b border-hairline py-6 first:pt-0 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          <Badge tone={kind === 'offer' ? 'olive' : 'gold'}>{tagWords[tag]}</Badge>
          <span>until {dayInWords(endsOn)}</span>
        </p>
        {!mine && (
          <div className="-mt-2.5 -mr-2.5 shrink-0">
            <Menu
              label={`More options for ${userName}’s post`}
              items={[
                {
                  label: `Report this ${kind}`,
                  icon: <Flag size={18} strokeWidth={1.5} aria-hidden="true" />,
                  onSelect: () => setIsReporting(true),
                },
                {
                  label: `Block ${userName}`,
                  icon: <Ban size={18} strokeWidth={1.5} aria-hidden="true" />,
                  onSelect: () => setIsBlocking(true),
                },
              ]}
            />
          </div>
        )}
      </div>
      <p
        dir="auto"
        className="prose-serif mt-3 text-lg [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {text}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        {mine ? (
          <p className="text-quiet">Yours</p>
        ) : (
          <TextLink to={paths.profile.href(userId)} className="min-w-0 [overflow-wrap:anywhere]">
            <bdi>{userName}</bdi>
          </TextLink>
        )}
        {!mine && contact === 'none' && (
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            Ask to talk
          </Button>
        )}
        {contact !== 'none' && <p className="text-sm font-semibold">{asked[contact]}</p>}
      </div>
      <ContactDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Ask to talk with ${userName}`}
        description="They will see your name. If they agree, you will both see how to reach each other."
        submitLabel="Send request"
        onSubmit={(shares) => ask({ id, shares }).unwrap()}
      />
      <ConfirmDialog
        {...blockQuestion(userName)}
        open={isBlocking}
        onOpenChange={setIsBlocking}
        onConfirm={() => block({ userId }).unwrap()}
      />
      {isReporting !== undefined && (
        <Suspense>
          <ReportDialog
            open={isReporting}
            onOpenChange={setIsReporting}
            call="reportNeed"
            what={`this ${kind}`}
            params={{ id }}
          />
        </Suspense>
      )}
    </li>
  );
}
