import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { SectionHeading } from '../../components/ui/section-heading.tsx';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { BookDrawing, StonesDrawing, TableDrawing } from './community-drawings.tsx';

type TileProps = { title: string; drawing: ReactNode; className?: string; children: ReactNode };

/** One of the three tiles. On phones the drawing is beside its text, on wide screens above it. */
function Tile({ title, drawing, className = '', children }: TileProps) {
  return (
    <li className={`grid grid-cols-[5.5rem_1fr] gap-x-6 md:block ${className}`}>
      <div className="arch flex items-end self-start bg-linear-to-t from-gold/16 to-linen to-60% px-[10%] pb-[8%] text-ink/80 ring-1 ring-hairline [--arch-foot:6px] md:max-w-64">
        {drawing}
      </div>
      <div className="md:mt-7">
        <h3 className="font-display text-xl leading-snug">{title}</h3>
        <p className="mt-2 max-w-[36ch] text-balance text-quiet">{children}</p>
      </div>
    </li>
  );
}

/** The fellowship's current work: three tiles at three heights, and a note on what is planned. */
export function CommunityFocus() {
  return (
    <section aria-labelledby="community-heading" className="page breathe">
      <SectionHeading id="community-heading">
        Online <br className="hidden md:block" />
        Community Focus
      </SectionHeading>
      <ul className="mt-12 grid gap-x-12 gap-y-10 md:mt-4 md:grid-cols-3 md:items-end">
        <Tile title="Community Building" drawing={<TableDrawing />} className="md:translate-y-0">
          People with the same kinds of problems, around one table, every week.
        </Tile>
        <Tile title="Learning & Growth" drawing={<BookDrawing />} className="md:pb-14">
          Scripture and business practice side by side, with room to try what you learn.
        </Tile>
        <Tile title="Support Network" drawing={<StonesDrawing />} className="md:pb-28">
          Someone to call before the hard meeting, and someone who prays while you are in it.
        </Tile>
      </ul>
      <div className="mt-16 grid items-center gap-x-16 gap-y-8 border-y border-hairline py-10 md:grid-cols-[1fr_auto]">
        <p className="prose-serif measure text-lg">
          The fellowship currently focuses on building its online community platform. You can see
          how our gatherings used to run in the{' '}
          <TextLink to={paths.meetingsArchive.href()}>meetings archive</TextLink>.
        </p>
        <SectionLink section="contact" className={buttonStyle({ variant: 'outline', size: 'lg' })}>
          Join Our Fellowship
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
        </SectionLink>
      </div>
    </section>
  );
}
