import { site } from '@kbf/contracts';
import { Link } from 'react-router';
import { ArchMark } from '../../components/ui/arch.tsx';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { paths } from '../../lib/paths.ts';
import { gatheringZone, weeklyGathering } from '../../lib/browser/gathering.ts';

const linkStyle =
  'inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 transition-colors hover:decoration-night-gold';

const smallLink =
  'inline-flex min-h-11 items-center underline decoration-night-line underline-offset-4 hover:decoration-current';

const year = new Date().getFullYear();

/** The page footer: links and meeting times. */
export function Footer() {
  const { days, time, place, beginning } = weeklyGathering;
  return (
    <footer data-print="no" className="bg-night text-night-ink [--focus:var(--night-gold)]">
      <div className="page grid gap-12 pt-16 pb-10 md:grid-cols-[1.4fr_1fr_1.2fr]">
        <div>
          <ArchMark className="h-12 [--ink:var(--night-line)]" />
          <p className="mt-5 max-w-[18ch] font-display text-xl leading-snug">{site.name}</p>
          <p className="mt-3 max-w-[38ch] text-sm text-night-quiet">
            A {site.legalForm} of business owners and professionals who meet online every week.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="-my-2">
            <li>
              <Link to={paths.about.href()} className={linkStyle}>
                About Us
              </Link>
            </li>
            <li>
              <Link to={paths.prayer.href()} className={linkStyle}>
                Prayer
              </Link>
            </li>
            <li>
              <Link to={paths.contribute.href()} className={linkStyle}>
                Contribute
              </Link>
            </li>
            <li>
              <SectionLink section="contact" className={linkStyle}>
                Join Us
              </SectionLink>
            </li>
          </ul>
        </nav>
        <div>
          <p className="font-semibold text-night-gold">Weekly gathering</p>
          <p className="mt-3 font-display text-xl leading-snug">
            {days} at {time}
          </p>
          <p className="mt-1 text-night-quiet">
            {place}, {gatheringZone}
            <br />
            {beginning}
          </p>
        </div>
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-night-line py-4 text-sm text-night-quiet">
        <p>
          © {year} {site.name}
        </p>
        <p className="flex gap-6">
          <Link to={paths.privacy.href()} className={smallLink}>
            Privacy
          </Link>
          <Link to={paths.terms.href()} className={smallLink}>
            Terms
          </Link>
        </p>
        <a href={`mailto:${site.contactEmail}`} className={smallLink}>
          {site.contactEmail}
        </a>
      </div>
    </footer>
  );
}
