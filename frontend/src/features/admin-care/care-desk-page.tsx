import { site, type DeskPlace } from '@kbf/contracts';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useState, useRef, type TouchEvent } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { useLateNavigate } from '../../lib/browser/use-late-navigate.ts';
import { forgetDraft, keepDraft } from '../../lib/browser/drafts.ts';
import { isUrgent } from '../../lib/api/desk-count-api.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useDecideDeskItemMutation, useReopenDeskItemMutation } from './care-desk-api.ts';
import type { Decide } from './decide.ts';
import { DecidedDetail } from './decided-detail.tsx';
import { DecidedList } from './decided-list.tsx';
import { DeskDetail } from './desk-detail.tsx';
import { DeskFilter, filterIn } from './desk-filter.tsx';
import { DeskKeys } from './desk-keys.tsx';
import { DeskList } from './desk-list.tsx';
import { decidedIn, deskHref, noteDraft, placeIn } from './desk-place.ts';
import { HeldAlerts } from './held-alerts.tsx';
import { DeskViews, viewIn } from './desk-views.tsx';
import { decidedWords, leftWords } from './desk-words.ts';
import { UndoBar } from './undo-bar.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useDeskLists } from './use-desk-lists.ts';

type Decided = { place: DeskPlace; says: string; key: number; note: string; wasUrgent: boolean };

/** Where admins look after people in danger, and decide about held or reported texts, one after the other. */
export function CareDeskPage() {
  usePageHead({ title: `Care desk | ${site.name}`, description: 'Care desk.', keywords: '' });
  const opened = useParams()['id'];
  const open = placeIn(opened);
  const decided = decidedIn(opened);
  const [address] = useSearchParams();
  const show = decided === undefined ? viewIn(address) : 'decided';
  const only = filterIn(address);
  const lists = useDeskLists(show, only);
  const [decideItem] = useDecideDeskItemMutation();
  const [reopen] = useReopenDeskItemMutation();
  const [last, setLast] = useState<Decided>();
  const navigate = useNavigate();
  const goOn = useLateNavigate();
  const forget = useCallback(() => setLast(undefined), []);

  const decide: Decide = async (detail, decision, more) => {
    const { kind, id, text, danger } = detail;
    const place = { kind, id };
    const seenAt = text?.createdAt;
    const taken = await decideItem({
      ...place,
      decision,
      ...more,
      ...(only.level || only.kind ? { filter: only } : {}),
      ...(seenAt === undefined ? {} : { seenAt }),
    });
    if (!taken.data) return;
    const { count, next } = taken.data;
    forgetDraft(noteDraft(id));
    setLast({
      place,
      says: decidedWords(detail, decision, count),
      wasUrgent: danger !== null && isUrgent(danger),
      key: Date.now(),
      note: more?.note ?? '',
    });
    goOn({ pathname: deskHref(next), search: address.toString() });
  };
  const undo = async () => {
    if (!last) return;
    forget();
    const { error } = await reopen(last.place);
    if (error) return;
    // The decision is undone completely, but the admin's note is kept as a draft.
    if (last.note) keepDraft(noteDraft(last.place.id), { text: last.note });
    goOn({ pathname: deskHref(last.place), search: address.toString() });
  };
  const step = (by: 1 | -1) => () => {
    const at = lists.addresses.indexOf(paths.adminCare.href(opened));
    const next = lists.addresses[at === -1 ? 0 : at + by];
    if (next) void navigate({ pathname: next, search: address.toString() });
  };
  useDeskKeys({ j: step(1), k: step(-1), u: last ? () => void undo() : undefined });

  const isOpen = open !== undefined || decided !== undefined;
  const swipe = useSwipe({ left: step(1), right: step(-1) });

  return (
    <section className="page flex flex-col gap-7 pt-8 pb-28 lg:pt-10">
      <div className={isOpen ? 'max-lg:sr-only' : ''}>
        <PageHeader title="Care desk" />
      </div>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(18rem,2fr)_5fr]">
        <div className={`flex min-w-0 flex-col gap-8 ${isOpen ? 'max-lg:hidden' : ''}`}>
          <nav aria-label="Care desk" className="flex flex-col gap-4">
            <DeskViews show={show} />
            {show === 'waiting' && <HeldAlerts />}
            {show !== 'decided' && (
              <DeskFilter counts={show === 'waiting' ? lists.counts : undefined} />
            )}
            {show === 'decided' ? (
              <DecidedList of={lists.decided} open={decided} />
            ) : (
              <DeskList
                of={lists.desk}
                counts={lists.counts}
                open={open}
                show={show}
                search={address.toString()}
              />
            )}
          </nav>
          {isOpen && <DeskKeys />}
        </div>
        <div className={isOpen ? 'min-w-0' : 'max-lg:hidden'} {...(isOpen ? swipe : {})}>
          {isOpen && (
            <Link
              to={{ pathname: deskHref(), search: address.toString() }}
              className="-mt-5 mb-1 inline-flex min-h-11 items-center gap-2 text-quiet hover:text-ink lg:hidden"
            >
              <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" /> All cases
            </Link>
          )}
          {open && <DeskDetail place={open} onDecide={decide} />}
          {decided !== undefined && <DecidedDetail id={decided} />}
          {!isOpen && (
            <div className="flex max-w-md flex-col gap-8 lg:sticky lg:top-24 lg:pt-3">
              <p className="prose-serif text-lg">
                Choose one, or press J.{' '}
                {show === 'decided'
                  ? 'Opening a post shows what it says, and the log records that you read it.'
                  : 'Opening a case shows what the person wrote, and the log records that you read it.'}
              </p>
              <DeskKeys />
            </div>
          )}
        </div>
      </div>
      {last && (
        <UndoBar
          key={last.key}
          says={
            last.wasUrgent && lists.counts ? `${last.says} ${leftWords(lists.counts)}` : last.says
          }
          onUndo={() => void undo()}
          onOver={forget}
        />
      )}
    </section>
  );
}

/** Pixels sideways that make a swipe, and the most up or down beside them. */
const [fewestAside, mostUpright] = [80, 50];

/** Handlers for an area: runs an action when a finger moves across it. */
function useSwipe({ left, right }: { left: () => void; right: () => void }) {
  const begun = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      begun.current =
        touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!begun.current || !touch) return;
      const [aside, up] = [touch.clientX - begun.current.x, touch.clientY - begun.current.y];
      if (Math.abs(aside) < fewestAside || Math.abs(up) > mostUpright) return;
      (aside < 0 ? left : right)();
    },
  };
}
