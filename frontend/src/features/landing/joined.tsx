import { site } from '@kbf/contracts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { gatheringZone, weeklyGathering } from '../../lib/browser/gathering.ts';
import { readable } from '../../lib/browser/phone-number.ts';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

type JoinedProps = { fullName: string; phone: string };

/** Replaces the form after sending: the welcome, and what happens next. */
export function Joined({ fullName, phone }: JoinedProps) {
  const heading = useFocusWhen<HTMLHeadingElement>();
  const { days, time } = weeklyGathering;
  return (
    <div className="animate-fade-in">
      <h3 ref={heading} tabIndex={-1} className="display text-2xl text-balance">
        <span className="block">Welcome to</span> {site.name}!
      </h3>
      <p className="mt-4">
        Thank you,{' '}
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {fullName}
        </span>
        . We will keep you posted on upcoming events and speakers.
      </p>
      <h4 className="mt-9 font-semibold">What happens next</h4>
      <ol className="mt-3">
        <li className="border-t border-hairline py-4">
          Someone from our team reads what you wrote.
        </li>
        <li className="border-t border-hairline py-4">
          Once you are approved, we will text{' '}
          <span className="font-semibold whitespace-nowrap">{readable(phone)}</span>. From then on,
          you log in with a link. No password needed.
        </li>
        <li className="border-y border-hairline py-4">
          We meet online {days} at {time}, {gatheringZone}.
        </li>
      </ol>
      <p className="mt-7">You don’t have to wait to pray with us.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={paths.prayer.href()}>Let's Pray Together</LinkButton>
        <LinkButton to={paths.prayerFeed.href()} variant="outline">
          Read what others have shared
        </LinkButton>
      </div>
      <p className="mt-7 text-sm text-quiet">
        Did you mistype your phone or email? Write to{' '}
        <TextLink to={`mailto:${site.contactEmail}`}>{site.contactEmail}</TextLink>.
      </p>
    </div>
  );
}
