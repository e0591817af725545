import { pages, site } from '@kbf/contracts';
import { FloatingChat } from '../../components/chat/floating-chat.tsx';
import { coachPersona } from '../../components/chat/personas.ts';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths, sections } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { JoinSection } from './join-section.tsx';
import { NextGathering } from './next-gathering.tsx';

const coach = coachPersona();

/** The landing page for invited people: members log in, new people contact us first; a coach is available. */
export function WelcomePage() {
  usePageHead(pages['/welcome']);
  return (
    <>
      <section className="page grid items-center gap-x-20 gap-y-10 py-12 md:min-h-[min(38rem,calc(100svh-12rem))] md:grid-cols-[7fr_4fr] md:py-20">
        <div>
          <p className="kicker">Welcome</p>
          <h1 className="display mt-4 text-4xl lg:text-5xl">
            There is a place for you at the table.
          </h1>
          <p className="prose-serif mt-6 max-w-[44ch] text-lg">
            {site.name} is a community of people who bring their work to God together. Members can
            log in right away. If you are new, please get in touch first. Tell us who you are, and
            someone from our team will reply.
          </p>
          <div className="mt-9 flex flex-wrap gap-4">
            <LinkButton to={paths.login.href()} size="lg">
              Member login
            </LinkButton>
            <a
              href={`#${sections.contact}`}
              className={buttonStyle({ variant: 'outline', size: 'lg' })}
            >
              New member registration
            </a>
          </div>
        </div>
        <div
          aria-hidden="true"
          className="arch hidden overflow-hidden ring-1 ring-gold/50 md:block xl:mr-6"
        >
          <img
            src="/media/dawn-small-risen.webp"
            alt=""
            width={1120}
            height={630}
            className="size-full object-cover object-[71%_50%]"
          />
        </div>
      </section>
      <NextGathering />
      <JoinSection />
      <FloatingChat persona={coach} label="Ask the coach" />
    </>
  );
}
