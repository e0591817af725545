import { siteScriptures } from '@kbf/site-texts/site-scriptures';
import { SectionHeading } from '../../components/ui/section-heading.tsx';
import { Verse } from '../../components/ui/verse.tsx';

const topic = 'mb-4 font-semibold text-quiet';

/** One large verse, and two beside it in a narrow column. */
export function BiblicalFoundation() {
  const { business, personalGrowth, networking } = siteScriptures;
  return (
    <section aria-labelledby="foundation-heading" className="bg-linen">
      <div className="page breathe grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_4fr]">
        <div className="flex flex-col justify-between gap-14">
          <SectionHeading id="foundation-heading">Biblical Foundation</SectionHeading>
          <div>
            <h3 className={topic}>Business</h3>
            <Verse
              {...business}
              className="max-w-[16ch] font-display text-5xl leading-[1.12]! tracking-[-0.015em]"
            />
          </div>
        </div>
        <div className="grid gap-12 sm:grid-cols-2 lg:grid-cols-1 lg:border-l lg:border-gold/40 lg:pl-12">
          <div>
            <h3 className={topic}>Personal Growth</h3>
            <Verse {...personalGrowth} className="text-lg" />
          </div>
          <div>
            <h3 className={topic}>Networking &amp; Fellowship</h3>
            <Verse {...networking} className="text-lg" />
          </div>
        </div>
      </div>
    </section>
  );
}
