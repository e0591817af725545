import { siteScriptures } from '@kbf/site-texts/site-scriptures';
import { site } from '@kbf/contracts';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { SectionHeading } from '../../components/ui/section-heading.tsx';
import { Verse } from '../../components/ui/verse.tsx';
import { sections } from '../../lib/paths.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { useNear } from '../../lib/browser/use-near.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { keepDraft } from '../../lib/browser/drafts.ts';
import { joinDraft } from '../../lib/browser/join-draft.ts';

const steps = [
  'Tell us who you are and what you are building.',
  'Someone from our team reads it and replies to you.',
  'Once you are approved, you log in with a link sent to your phone. No password to remember.',
];

// The form is in the served page. Its code is heavy, and loads when a person comes near.
const nearForm = Promise.withResolvers<void>();
if (import.meta.env.SSR) nearForm.resolve();
const JoinForm = lazyNamed(async () => {
  await nearForm.promise;
  return import('./join-form.tsx');
}, 'JoinForm');
// Created once, so that React does not drop the served form before its code has loaded.
const form = (
  <Suspense fallback={<JoinFormSkeleton />}>
    <JoinForm />
  </Suspense>
);

/** The join section: what happens next on the left, the form on the right. Links from every page lead here. */
export function JoinSection() {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  useEarlyTextKept(section);
  useEffect(() => {
    if (near) nearForm.resolve();
  }, [near]);
  return (
    <section ref={section} aria-labelledby="join-heading" className="bg-linen">
      <div className="page breathe grid gap-x-20 gap-y-12 lg:grid-cols-[5fr_6fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="join-heading">Join Our Fellowship</SectionHeading>
          <p className="prose-serif mt-6 max-w-[40ch] text-lg">
            There is a seat at the table for you. You do not need a polished story, just your own.
          </p>
          <ol className="mt-10 max-w-[44ch]">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-5 border-t border-hairline py-4">
                <span className="w-5 shrink-0 font-display text-xl leading-none text-gold-text">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <div className="mt-10 hidden lg:block">
            <Verse {...siteScriptures.workOfHands} className="max-w-[36ch] text-lg italic" />
          </div>
        </div>
        <p className="hidden print:block">
          Write to {site.contactEmail}, or use the form on our home page.
        </p>
        <div
          id={sections.contact}
          tabIndex={-1}
          data-focus="first-field"
          className="rounded-md border border-hairline bg-surface p-6 sm:p-10 print:hidden"
        >
          {form}
        </div>
      </div>
    </section>
  );
}

/** Keeps the form's space while it loads, so that a link to it scrolls to the right place. */
function JoinFormSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6">
      {['name', 'company', 'phone', 'email'].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}

/**
 * The form is in the served page; its code loads when a person comes near. Text typed before that is stored as the
 * form's draft, which it starts with.
 */
function useEarlyTextKept(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current;
    if (!element) return undefined;
    const keep = () => {
      const form = element.querySelector('form');
      const values = form ? Object.fromEntries(new FormData(form)) : {};
      if (Object.values(values).some((value) => value !== '')) keepDraft(joinDraft, values);
    };
    // The browser may have restored text after a reload.
    keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [section]);
}
