import { pages, site } from '@kbf/contracts';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { PolicyPage } from './policy-page.tsx';

const sections = [
  {
    title: 'Who may take part',
    text: (
      <p>
        Everybody may read, pray, comment and ask. Members are those whom a person of the fellowship
        has welcomed. One person has one account, under their own name.
      </p>
    ),
  },
  {
    title: 'How we speak here',
    text: (
      <p>
        Write to others as you would speak to them at a table. No threats, no insults, no
        advertising, nothing about a third person that they would not want read. We hold back or
        remove what breaks this, and who keeps breaking it can lose their account.
      </p>
    ),
  },
  {
    title: 'What you write stays yours',
    text: (
      <p>
        You allow us to show what you share, here and in the pictures that go with a shared link.
        When you delete it, we show it no more.
      </p>
    ),
  },
  {
    title: 'No advice, and no promise',
    text: (
      <p>
        Coaches, guides, calculators and prayers here help you to think and pray. They are no legal,
        tax, investment or medical advice, and some of them are written by a program. Decide with
        people who know your case.
      </p>
    ),
  },
  {
    title: 'In danger',
    text: (
      <p>
        This site is no emergency service. In danger call 911; in a crisis call or text 988, day and
        night (United States).
      </p>
    ),
  },
  {
    title: 'Text messages',
    text: (
      <p>
        With your number you agree to receive texts from {site.name}, such as login links. Message
        and data rates may apply. Reply STOP to end them, HELP for help.
      </p>
    ),
  },
  {
    title: 'Gifts',
    text: (
      <p>
        We are a {site.legalForm}. What you pledge on this site is no payment: a person of the
        fellowship answers you first.
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
          Be truthful and kind, and take what a program writes as a beginning, not as advice. What
          we keep of you is told on the page about{' '}
          <TextLink to={paths.privacy.href()}>privacy</TextLink>.
        </p>
      }
      sections={sections}
    />
  );
}
