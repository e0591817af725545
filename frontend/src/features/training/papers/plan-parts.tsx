import type { ComponentType } from 'react';
import { goalFields } from '../goal-fields.ts';
import { linesIn, textIn, type Progress } from '../progress/merged-progress.ts';
import { useTraining } from '../progress/use-training.tsx';
import { needsWords } from '../worksheets/needs-words.ts';
import { isRanked, rankingOf } from '../worksheets/ranking-of.ts';
import { Statement } from '../worksheets/statement.tsx';
import { hasStatement } from '../worksheets/statement-parts.ts';
import { PlanLines, PlanPart } from './plan-part.tsx';
import { WorksheetTable } from './worksheet-table.tsx';

const filledIn = (progress: Progress, path: string) =>
  linesIn(progress, path).filter((line) => line.trim());

function Goals() {
  const { progress } = useTraining();
  const goals = goalFields
    .map(({ key, label }) => ({ label, text: textIn(progress, `goals.${key}`).trim() }))
    .filter(({ text }) => text);
  return (
    <PlanPart title="What I want" isEmpty={goals.length === 0} module={1}>
      <dl className="grid gap-x-8 gap-y-3 @md:grid-cols-[9rem_minmax(0,1fr)]">
        {goals.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd dir="auto" className="whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </PlanPart>
  );
}

function Needs() {
  const { progress } = useTraining();
  return (
    <PlanPart title="What drives me" isEmpty={!isRanked(progress)} module={3}>
      <ol className="list-decimal columns-1 gap-x-10 pl-5 @md:columns-2">
        {rankingOf(progress).map((need) => (
          <li key={need} className="break-inside-avoid py-0.5">
            {needsWords[need].short}
          </li>
        ))}
      </ol>
    </PlanPart>
  );
}

function Behaviors() {
  const { progress } = useTraining();
  const [kept, left, outcomes] = ['goodBehaviors', 'badBehaviors', 'outcomes'].map((list) =>
    filledIn(progress, `needs.${list}`),
  );
  return (
    <PlanPart title="How I will live it" isEmpty={!kept?.length && !left?.length} module={4}>
      <div className="grid gap-x-10 gap-y-6 @md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <PlanLines title="I will keep" lines={kept ?? []} />
        <PlanLines title="I will leave behind" lines={left ?? []} />
        <PlanLines title="What will be different" lines={outcomes ?? []} />
      </div>
    </PlanPart>
  );
}

function MyStatement() {
  const { progress } = useTraining();
  return (
    <PlanPart title="My statement" isEmpty={!hasStatement(progress)} module={5}>
      <Statement />
    </PlanPart>
  );
}

function Actions() {
  const { progress } = useTraining();
  const desired = textIn(progress, 'actions.desiredOutcome').trim();
  const doList = filledIn(progress, 'actions.doList');
  return (
    <PlanPart title="What I will do" isEmpty={!desired && doList.length === 0} module={6}>
      {desired && (
        <p dir="auto" className="prose-serif mb-5 text-lg">
          {desired}
        </p>
      )}
      <div className="grid gap-x-10 gap-y-6 @md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <PlanLines title="I do" lines={doList} />
        <PlanLines title="I don’t" lines={filledIn(progress, 'actions.doNotList')} />
      </div>
    </PlanPart>
  );
}

/** The entries in module order: one part of the plan for each. */
export const planParts: readonly { module: number; Part: ComponentType }[] = [
  { module: 1, Part: Goals },
  { module: 2, Part: WorksheetTable },
  { module: 3, Part: Needs },
  { module: 4, Part: Behaviors },
  { module: 5, Part: MyStatement },
  { module: 6, Part: Actions },
];
