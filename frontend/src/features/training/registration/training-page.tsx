import { pages } from '@kbf/contracts';
import { Loading } from '../../../components/ui/loading.tsx';
import { usePageHead } from '../../../lib/browser/page-head.ts';
import { useSession } from '../../../lib/session/session.ts';
import { MemberGoals } from './member-goals.tsx';
import { ProgrammeOutline } from './programme-outline.tsx';
import { VisitorRegistration } from './visitor-registration.tsx';

/** The start of the training: two steps for a visitor; for a member, their current goals. */
export function TrainingPage() {
  usePageHead(pages['/training']);
  const { status, user } = useSession();
  return (
    <section className="page breathe grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <p className="kicker">The training programme</p>
        <h1 className="display mt-4 text-4xl">
          Begin with what you want. <span className="block">The plan comes after.</span>
        </h1>
        <p className="prose-serif mt-6 max-w-[44ch] text-lg">
          Six evenings at your own pace: from a wish to a figure, from a figure to a purpose, and
          from there to what you do on Monday. It is free, and what you write is yours.
        </p>
        <div className="mt-12 hidden lg:block">
          <ProgrammeOutline />
        </div>
      </div>
      <div
        className={`self-start rounded-md border border-hairline bg-surface p-6 sm:p-10 lg:min-h-[36rem] ${status === 'loading' ? 'min-h-[36rem]' : ''}`}
      >
        {status === 'loading' ? (
          <Loading label="One moment..." />
        ) : user ? (
          <MemberGoals user={user} />
        ) : (
          <VisitorRegistration />
        )}
      </div>
      <div className="lg:hidden">
        <ProgrammeOutline />
      </div>
    </section>
  );
}
