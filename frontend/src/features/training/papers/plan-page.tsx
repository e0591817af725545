import { useSession } from '../../../lib/session.ts';
import { linesIn, textIn } from '../progress/merged-progress.ts';
import { useTraining } from '../progress/use-training.tsx';
import { goalFields } from '../goal-fields.ts';
import { needsWords } from '../worksheets/needs-words.ts';
import { isRanked, rankingOf } from '../worksheets/ranking-of.ts';
import { Statement } from '../worksheets/statement.tsx';
import { hasStatement } from '../worksheets/statement-parts.ts';
import { PaperPage } from './paper-page.tsx';
import { PlanPart, PlanLines } from './plan-part.tsx';
import { WorksheetTable } from './worksheet-table.tsx';

function Plan() {
  const { progress } = useTraining();
  const { user } = useSession();
  const goals = goalFields
    .map(({ key, label }) => ({ label, text: textIn(progress, `goals.${key}`).trim() }))
    .filter(({ text }) => text);
  const lists = (path: string) => linesIn(progress, path).filter((line) => line.trim());
  const desired = textIn(progress, 'actions.desiredOutcome').trim();
  return (
    <article className="mx-auto max-w-3xl rounded-md border border-hairline bg-surface p-6 [overflow-wrap:anywhere] sm:p-12 print:max-w-none print:border-0 print:p-0">
      <header className="border-b-2 border-gold pb-6">
        <p className="kicker">The plan of</p>
        <h1 dir="auto" className="display mt-3 text-4xl">
          {user?.fullName}
        </h1>
      </header>
      <PlanPart title="What I want" isEmpty={goals.length === 0} module={1}>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
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
      <WorksheetTable />
      <PlanPart title="What drives me" isEmpty={!isRanked(progress)} module={3}>
        <ol className="list-decimal columns-1 gap-x-10 pl-5 sm:columns-2">
          {rankingOf(progress).map((need) => (
            <li key={need} className="break-inside-avoid py-0.5">
              {needsWords[need].short}
            </li>
          ))}
        </ol>
      </PlanPart>
      <PlanPart
        title="How I live it"
        isEmpty={lists('needs.goodBehaviors').length + lists('needs.badBehaviors').length === 0}
        module={4}
      >
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <PlanLines title="I keep" lines={lists('needs.goodBehaviors')} />
          <PlanLines title="I leave behind" lines={lists('needs.badBehaviors')} />
          <PlanLines title="What will be different" lines={lists('needs.outcomes')} />
        </div>
      </PlanPart>
      <PlanPart title="My statement" isEmpty={!hasStatement(progress)} module={5}>
        <Statement />
      </PlanPart>
      <PlanPart
        title="What I do"
        isEmpty={!desired && lists('actions.doList').length === 0}
        module={6}
      >
        {desired && (
          <p dir="auto" className="prose-serif mb-5 text-lg">
            {desired}
          </p>
        )}
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <PlanLines title="I do" lines={lists('actions.doList')} />
          <PlanLines title="I do not" lines={lists('actions.doNotList')} />
        </div>
      </PlanPart>
    </article>
  );
}

/** Everything that was written in the training, on paper. */
export function PlanPage() {
  return (
    <PaperPage title="Your plan">
      <Plan />
    </PaperPage>
  );
}
