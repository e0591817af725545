import { site } from '@kbf/contracts';
import { HeartHandshake, Mail, MessagesSquare } from 'lucide-react';
import { DangerLine } from '../../components/help-line/danger-line.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths } from '../../lib/paths.ts';

const icon = { size: 22, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Where a member finds support: prayer first, then the community, then a contact person. */
export function SupportTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby="bring-it">
        <h2 id="bring-it" className="display text-3xl">
          What is weighing on you today?
        </h2>
        <p className="prose-serif mt-4 max-w-[48ch] text-lg">
          Write it the way you would say it to a friend. You will get a prayer for it, and you
          decide whether to share it with the fellowship.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <LinkButton size="lg" to={paths.prayer.href()}>
            Let's Pray Together
          </LinkButton>
          <LinkButton size="lg" variant="outline" to={paths.prayerFeed.href()}>
            Read other people’s prayers
          </LinkButton>
        </div>
        <div className="mt-8 text-sm text-quiet">
          <DangerLine />
        </div>
      </section>
      <ul className="flex flex-col lg:border-l lg:border-hairline lg:pl-10">
        <li className="flex gap-4 border-b border-hairline pb-6">
          <MessagesSquare {...icon} className="mt-1 shrink-0 text-gold" />
          <div>
            <h3 className="font-semibold">The coach</h3>
            <p className="mt-1 text-quiet">
              Available in every module. It knows what you wrote there.
            </p>
            <LinkButton variant="quiet" className="-ml-5" to={paths.dashboard.href()}>
              Open the training
            </LinkButton>
          </div>
        </li>
        <li className="flex gap-4 border-b border-hairline py-6">
          <HeartHandshake {...icon} className="mt-1 shrink-0 text-gold" />
          <div>
            <h3 className="font-semibold">Someone who has been there</h3>
            <p className="mt-1 text-quiet">Members who have shared how to reach them.</p>
            <LinkButton variant="quiet" className="-ml-5" to={paths.members.href()}>
              Member directory
            </LinkButton>
          </div>
        </li>
        <li className="flex gap-4 py-6">
          <Mail {...icon} className="mt-1 shrink-0 text-gold" />
          <div className="min-w-0">
            <h3 className="font-semibold">Someone from our team</h3>
            <p className="mt-1 text-quiet">For anything else.</p>
            <a
              href={`mailto:${site.contactEmail}`}
              className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere] text-gold-text"
            >
              {site.contactEmail}
            </a>
          </div>
        </li>
      </ul>
    </div>
  );
}
