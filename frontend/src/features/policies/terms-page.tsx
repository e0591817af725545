import { pages, site } from '@kbf/contracts';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { PolicyPage } from './policy-page.tsx';

const sections = [
  {
    title: 'Who can take part',
    text: (
      <p>
        Anyone may read, pray, comment and ask. Someone from our team approves each member. Each
        person has one account, under their own name.
      </p>
    ),
  },
  {
    title: 'How we treat each other',
    text: (
      <p>
        Write to others the way you would talk with them across a table. No threats, no insults, no
        advertising, and nothing about another person that they would not want others to read. We
        hold back or remove posts that break these rules, and people who keep breaking them can lose
        their account.
      </p>
    ),
  },
  {
    title: 'You own what you write',
    text: (
      <p>
        You allow us to show what you share, both here and in the preview images of shared links.
        When you delete it, we stop showing it.
      </p>
    ),
  },
  {
    title: 'No advice and no guarantees',
    text: (
      <p>
        The coaches, guides, calculators and prayers here help you think and pray. They are not
        legal, tax, investment or medical advice, and a program writes some of them. Make decisions
        with people who know your situation.
      </p>
    ),
  },
  {
    title: 'In an emergency',
    text: (
      <p>
        This site is not an emergency service. In an emergency, call 911. In a crisis, call or text
        988 at any time, day or night (United States).
      </p>
    ),
  },
  {
    title: 'Text messages',
    text: (
      <p>
        By giving us your number, you agree to receive texts from {site.name}, such as login links.
        Message and data rates may apply. Reply STOP to opt out, HELP for help.
      </p>
    ),
  },
  {
    title: 'Gifts',
    text: (
      <p>
        We are a {site.legalForm}. A pledge on this site is not a payment. Someone from our team
        will contact you first.
      </p>
    ),
  },
];

/** The terms of taking part. */
export function TermsPage() {
  usePageHead(pages['/terms']);
  return (
    <PolicyPage
      title="Terms"
      short={
        <p>
          Be truthful and kind, and treat what a program writes as a starting point, not as advice.
          To see what we keep about you, read our page about{' '}
          <TextLink to={paths.privacy.href()}>privacy</TextLink>.
        </p>
      }
      sections={sections}
    />
  );
}
