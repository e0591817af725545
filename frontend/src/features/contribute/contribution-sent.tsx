import { contributionTypes, site, type ContributionKind } from '@kbf/contracts';
import type { RefObject } from 'react';
import { ArchLine } from '../../components/ui/arch.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths } from '../../lib/paths.ts';

const next: Record<ContributionKind, string> = {
  speaker: 'Together we will find an evening and a topic.',
  sponsor: 'Together we will find what suits you and what the gathering needs.',
  donation:
    'They will tell you how to send your gift. Until then, you owe nothing and nothing is charged.',
};

type ContributionSentProps = {
  kind: ContributionKind;
  /** Where the reply goes. */
  email: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onMore: () => void;
};

/** Replaces the form after sending: what happens next. */
export function ContributionSent({ kind, email, heading, onMore }: ContributionSentProps) {
  const steps = [
    `We received it as “${contributionTypes[kind]}.”`,
    <>
      Someone from our team will read it and write to <bdi className="font-semibold">{email}</bdi>{' '}
      within {site.contributionReplyHours} hours.
    </>,
    next[kind],
  ];
  return (
    <section aria-labelledby="sent-heading">
      <ArchLine className="h-16 text-gold" />
      <h2
        ref={heading}
        id="sent-heading"
        tabIndex={-1}
        className="display mt-6 text-3xl focus:outline-none lg:text-4xl"
      >
        Thank you for your interest!
      </h2>
      <ol className="mt-8 max-w-[48ch]">
        {steps.map((step, index) => (
          // The steps never change their order.
          // eslint-disable-next-line react/no-array-index-key
          <li key={index} className="flex gap-5 border-t border-hairline py-4">
            <span className="w-5 shrink-0 font-display text-xl leading-none text-gold-text">
              {index + 1}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{step}</span>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.prayer.href()}>Let's Pray Together</LinkButton>
        <Button variant="outline" onClick={onMore}>
          Give something else
        </Button>
      </div>
    </section>
  );
}
