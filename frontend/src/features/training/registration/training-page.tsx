import { pages } from '@kbf/contracts';
import { Loading } from '../../../components/ui/loading.tsx';
import { usePageHead } from '../../../lib/browser/page-head.ts';
import { useSession } from '../../../lib/session/session.ts';
import { MemberGoals } from './member-goals.tsx';
import { ProgramOutline } from './program-outline.tsx';
import { VisitorRegistration } from './visitor-registration.tsx';

/** The start of the training: two steps for a visitor; for a member, their current goals. */
export function TrainingPage() {
  usePageHead(pages['/training']);
  const { status, user } = useSession();
  return (
    <section className="page breathe grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-7 max-sm:pt-7 sm:gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <p className="kicker">The training program</p>
        <h1 className="display mt-3 text-3xl sm:mt-4 sm:text-4xl">
          Start with what you want. <span className="block">The plan comes next.</span>
        </h1>
        <p className="prose-serif mt-4 max-w-[44ch] sm:mt-6 sm:text-lg">
          Six evenings at your own pace: turn a wish into a number, a number into a purpose, and a
          purpose into what you do on Monday. It’s free, and what you write is yours.
        </p>
        <div className="mt-12 hidden lg:block">
          <ProgramOutline />
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
        <ProgramOutline />
      </div>
    </section>
  );
}
