import type { CareCase, DeskDetail } from '@kbf/contracts';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { linkNumbers } from '../../components/help-line/link-numbers.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useKeptText } from '../../lib/browser/use-kept-text.ts';
import { AllOfPerson } from './all-of-person.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseKind } from './case-kind.tsx';
import { CaseNote } from './case-note.tsx';
import { type Decide, onFirstClick } from './decide.ts';
import { noteDraft } from './desk-place.ts';
import { levelWords, minutesAgo, moreWords, placeWords } from './desk-words.ts';
import { OtherCases } from './other-cases.tsx';
import { besideCall, Person } from './person.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { WhatWasShown } from './what-was-shown.tsx';

const advice =
  'If a life is in danger right now and you know where, call 911. ' +
  'You don’t have to carry this alone. 988 also helps people who are worried about someone else.';

type DangerDetailProps = { detail: DeskDetail; of: CareCase; onDecide: Decide };

/** In the order needed on a phone at night: who, what they wrote, how to call, and "Handled". */
export function DangerDetail({ detail, of, onDecide }: DangerDetailProps) {
  const { level, place, language, words, others, handledAt, more, together, saysSafe } = of;
  const { text: note, write: setNote, forget } = useKeptText(noteDraft(detail.id), of.note ?? '');
  const kindChoice = useRef<HTMLSelectElement>(null);
  const [isPending, setIsPending] = useState(false);
  const canHandle = handledAt === null;
  const handle = (decision: 'handled' | 'noDanger' = 'handled', also: { together?: true } = {}) => {
    setIsPending(true);
    const changed = note.trim() && note.trim() !== of.note ? { note: note.trim() } : {};
    void onDecide(detail, decision, { ...changed, ...also }).finally(() => setIsPending(false));
  };
  const handleAll = () => handle('handled', { together: true });
  const isFree = canHandle && !isPending;
  useDeskKeys({
    d: isFree ? () => handle() : undefined,
    n: isFree ? () => handle('noDanger') : undefined,
    c: () => kindChoice.current?.focus(),
    a: isFree && together?.unseen === 0 ? handleAll : undefined,
  });

  return (
    <>
      <p className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-quiet">
        <Badge tone={level === 'certain' ? 'clay' : 'gold'}>{levelWords[level]}</Badge>
        <span>
          {minutesAgo(detail.since)}, {placeWords[place]}
        </span>
        {more > 0 && <span>{moreWords(more)}</span>}
        {saysSafe && <strong>They say they are safe.</strong>}
      </p>
      <Person of={of}>
        {canHandle && (
          <Button
            variant="outline"
            className={besideCall}
            pending={isPending}
            pendingLabel="Handled"
            onClick={onFirstClick(handle)}
          >
            <Check size={18} strokeWidth={1.5} aria-hidden="true" /> Handled
          </Button>
        )}
        {canHandle && (
          <Button
            variant="quiet"
            className={besideCall}
            disabled={isPending}
            onClick={onFirstClick(() => handle('noDanger'))}
          >
            No danger
          </Button>
        )}
      </Person>
      <blockquote
        lang={language}
        className="measure prose-serif border-l-4 border-clay pl-5 text-lg [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {words ?? 'The words were deleted after 30 days.'}
      </blockquote>
      <p className="measure text-sm text-quiet">{linkNumbers(advice)}</p>
      {canHandle && together && (
        <AllOfPerson of={together} isPending={isPending} onHandle={handleAll} />
      )}
      <CaseKind id={detail.id} of={of} control={kindChoice} />
      <CaseNote id={detail.id} kept={of.note} value={note} onChange={setNote} onSaved={forget} />
      <WhatWasShown of={of} kind={detail.danger?.kind ?? of.kind} />
      {others.length > 0 && <OtherCases of={others} />}
      <CaseHistory id={detail.id} since={detail.since} of={of} />
    </>
  );
}
