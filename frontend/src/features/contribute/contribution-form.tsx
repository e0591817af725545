import { ArrowLeft } from 'lucide-react';
import type { ContributionKind } from '@kbf/contracts';
import { useLayoutEffect, type RefObject } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { forgetDraft } from '../../lib/browser/drafts.ts';
import { contributionKinds } from './contribution-kinds.ts';
import { draftOf } from './person-form.tsx';
import { DonationForm } from './donation-form.tsx';
import { SpeakerForm } from './speaker-form.tsx';
import { SponsorForm } from './sponsor-form.tsx';

const forms = { speaker: SpeakerForm, sponsor: SponsorForm, donation: DonationForm } as const;

type ContributionFormProps = {
  kind: ContributionKind;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called with the person's email address. */
  onSent: (email: string) => void;
};

/** The form of the chosen contribution, with a link back to the choice. */
export function ContributionForm({ kind, heading, onSent }: ContributionFormProps) {
  const Fields = forms[kind];
  const { title, asked } = contributionKinds.find((one) => one.kind === kind) ?? {};
  // It loads after the choice: move the focus there when it is rendered.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading]);
  return (
    <section aria-labelledby="form-heading">
      <Link
        to={paths.contribute.href()}
        className="-ml-3 inline-flex min-h-11 items-center gap-2.5 rounded-md px-3 font-semibold text-gold-text hover:bg-gold/12"
      >
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
        Back
      </Link>
      <h2
        ref={heading}
        id="form-heading"
        tabIndex={-1}
        className="display mt-3 text-3xl focus:outline-none"
      >
        {title}
      </h2>
      <p className="mt-2 mb-8 text-quiet">{asked}</p>
      <Fields
        onSent={(email) => {
          // A successful contribution clears all three forms.
          for (const other of contributionKinds) forgetDraft(draftOf(other.kind));
          onSent(email);
        }}
      />
    </section>
  );
}
