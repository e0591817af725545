import type { CompanyProfile } from '@kbf/contracts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Verse } from '../../components/ui/verse.tsx';

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

const statement = 'prose-serif text-xl leading-snug! whitespace-pre-line [overflow-wrap:anywhere]';

/** The text sections of a company page. Empty ones are left out. */
export function BusinessStory({ company }: { company: CompanyProfile }) {
  const { biblicalQuote, biblicalReference, description } = company;
  const { missionStatement, visionStatement, coreValues } = company;
  return (
    <div className="flex min-w-0 flex-col gap-14">
      {biblicalQuote && (
        <section aria-labelledby="foundation">
          <h2 id="foundation" className="kicker">
            Biblical Foundation
          </h2>
          <div className="mt-6">
            <Verse
              text={biblicalQuote}
              reference={biblicalReference ?? ''}
              className="font-display text-3xl leading-[1.2]! [overflow-wrap:anywhere]"
            />
          </div>
        </section>
      )}
      {description && (
        <Part id="about" title="About">
          <p dir="auto" className="measure text-lg whitespace-pre-line [overflow-wrap:anywhere]">
            {description}
          </p>
        </Part>
      )}
      {(missionStatement || visionStatement) && (
        <div className="grid gap-x-14 gap-y-10 border-y border-hairline py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          {missionStatement && (
            <Part id="mission" title="Mission">
              <p dir="auto" className={statement}>
                {missionStatement}
              </p>
            </Part>
          )}
          {visionStatement && (
            <Part id="vision" title="Vision">
              <p dir="auto" className={statement}>
                {visionStatement}
              </p>
            </Part>
          )}
        </div>
      )}
      {coreValues.length > 0 && (
        <Part id="values" title="Core Values">
          <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            {coreValues.map((value) => (
              <li key={value} className="flex gap-3">
                <Check
                  size={20}
                  strokeWidth={1.5}
                  aria-hidden="true"
                  className="mt-1 shrink-0 text-olive"
                />
                <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                  {value}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
