import { trainingModules } from '@kbf/site-texts/training-modules';
import { siteScriptures } from '@kbf/site-texts/site-scriptures';
import { limits, site } from '@kbf/contracts';
import { ArchMark } from '../../../components/ui/arch.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { paths } from '../../../lib/paths.ts';
import { calendarDate } from '../../../lib/browser/gathering.ts';
import { useSession } from '../../../lib/session/session.ts';
import { moduleContents } from '../module-contents.ts';
import { moduleAfter } from '../next-module.ts';
import type { Progress } from '../progress/merged-progress.ts';
import { useTraining } from '../progress/use-training.tsx';
import { PaperPage } from './paper-page.tsx';

const { modules } = limits.training;
const nextOpen = ({ completedModules }: Progress) => moduleAfter(0, completedModules);

function Certificate() {
  const { user } = useSession();
  const { state, progress } = useTraining();
  const next = nextOpen(progress);
  if (next)
    return (
      <PageState
        level={1}
        title="Not yet"
        text={`You can get your certificate once all ${modules} modules are done. Next up: ${next.title}.`}
        action={
          <LinkButton to={paths.dashboard.href({ module: next.number })}>
            Continue with {next.title}
          </LinkButton>
        }
      />
    );
  const { text, reference } = siteScriptures.workOfHands;
  return (
    <article className="mx-auto max-w-3xl rounded-t-[50%_11rem] border-2 sm:rounded-t-[50%_min(24rem,46vw)] border-gold bg-surface p-2 print:max-w-none">
      <div className="flex flex-col items-center rounded-t-[50%_11rem] border border-gold/60 sm:rounded-t-[50%_min(24rem,46vw)] px-6 pt-20 pb-12 text-center [overflow-wrap:anywhere] sm:px-16 sm:pt-28">
        <ArchMark className="w-14" />
        <p className="mt-6 text-sm text-quiet">{site.name}</p>
        <h1 className="display mt-8 text-3xl">Certificate of completion</h1>
        <p className="mt-6 text-quiet">This certifies that</p>
        <p dir="auto" className="prose-serif mt-3 text-4xl italic">
          {user?.fullName}
        </p>
        <p className="mt-5 max-w-[42ch] text-balance">
          has completed all {modules} modules of the training program, from setting goals to putting
          them into practice.
        </p>
        <ul aria-label="Completed work" className="mt-8 w-full max-w-md text-left">
          {trainingModules.map(({ number, title }) => (
            <li
              key={number}
              className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-1.5"
            >
              <span className="font-semibold">{title}</span>
              <span className="text-quiet">{moduleContents[number]?.written(progress)}</span>
            </li>
          ))}
        </ul>
        <p className="prose-serif mt-10 max-w-[40ch] text-lg text-balance">“{text}”</p>
        <p className="reference mt-2 text-gold-text">{reference}</p>
        {state.saved?.completedAt && (
          <p className="mt-10 border-t border-hairline pt-4 text-sm text-quiet">
            {calendarDate(state.saved.completedAt.slice(0, 10))}
          </p>
        )}
      </div>
    </article>
  );
}

/** For people who have completed all modules. */
export function CertificatePage() {
  return (
    <PaperPage title="Your certificate" canPrint={(progress) => !nextOpen(progress)}>
      <Certificate />
    </PaperPage>
  );
}
