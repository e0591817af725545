import { site } from '@kbf/contracts';
import { Suspense } from 'react';
import { Loading } from '../../components/ui/loading.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useTabInAddress } from '../../lib/browser/use-tab-in-address.ts';
import { Challenges } from './challenges.tsx';
import { Strategies } from './strategies.tsx';

// Loaded separately with the calculation library.
const Calculator = lazyNamed(() => import('./calculator/calculator.tsx'), 'Calculator');

/** Financial coaching: challenges, the seller calculator, ways to own property. */
export function FinancialCoachingPage() {
  usePageHead({
    title: `Financial Coaching | ${site.name}`,
    description: 'Financial challenges, a seller financing calculator, real estate strategies.',
    keywords: site.keywords,
  });
  const [tab, open] = useTabInAddress(['challenges', 'calculator', 'strategies']);
  return (
    <div className="page breathe">
      <PageHeader
        title="Financial coaching"
        lead={
          <>
            Faith tells us what money is for. Math tells us what it can do. Here you will find both.
            If you would rather talk, <ContactLink />.
          </>
        }
      />
      <div className="pt-4">
        <Tabs
          label="Coaching topics"
          value={tab}
          onValueChange={open}
          tabs={[
            { value: 'challenges', label: 'Financial Challenges', content: <Challenges /> },
            {
              value: 'calculator',
              label: 'Seller Financing Calculator',
              content: (
                <Suspense fallback={<Loading label="One moment..." />}>
                  <Calculator />
                </Suspense>
              ),
            },
            { value: 'strategies', label: 'Real Estate Strategies', content: <Strategies /> },
          ]}
        />
      </div>
    </div>
  );
}

function ContactLink() {
  return (
    <SectionLink
      section="contact"
      className="font-semibold text-gold-text underline decoration-gold/50 decoration-1 underline-offset-4 hover:decoration-current"
    >
      write to us
    </SectionLink>
  );
}
