import { limits, pages, site } from '@kbf/contracts';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { PolicyPage } from './policy-page.tsx';

const mail = <TextLink to={`mailto:${site.contactEmail}`}>{site.contactEmail}</TextLink>;

const sections = [
  {
    title: 'What you give us',
    text: (
      <p>
        What you write into a form: your name, phone number, e-mail address, company and what you
        tell about yourself. Members also what they put into their profile and their training. We
        ask for nothing that a form does not show.
      </p>
    ),
  },
  {
    title: 'Prayers and comments',
    text: (
      <>
        <p>
          A prayer that you share is public: anybody can read it, with the name that stands above
          it. A prayer that you keep private is seen by nobody but you, and by our admins if it
          speaks of danger.
        </p>
        <p>
          Before a text is public it is checked for words that harm. What is unclear waits for one
          of our admins, who can read it. You can delete what you wrote at any time.
        </p>
      </>
    ),
  },
  {
    title: 'Who answers you',
    text: (
      <p>
        Prayers and answers that no person wrote say so. They come from a program with texts that we
        wrote, or from a language model of a provider that we use. Then your words go to that
        provider, to be answered. Do not write there what nobody else may know.
      </p>
    ),
  },
  {
    title: 'When somebody is in danger',
    text: (
      <p>
        A program reads what you write for signs of danger and shows help at once. Our admins are
        told, so that a person can look. Such a text is never published.
      </p>
    ),
  },
  {
    title: 'Texts and e-mail',
    text: (
      <p>
        Your number and address are used to log you in, to answer you and to tell members of
        gatherings. Reply STOP to any text, or use the link in any mail, and it ends. We give your
        number to nobody but the company that carries our texts.
      </p>
    ),
  },
  {
    title: 'Cookies, and what your browser keeps',
    text: (
      <p>
        One cookie keeps you logged in, for {limits.login.sessionDays} days after you were last
        here. Whoever likes, comments or prays without a login gets one that knows them again. Your
        browser keeps unsent text until it is sent. There is no advertising here, nobody measures
        you, and no page asks another company for anything.
      </p>
    ),
  },
  {
    title: 'Your data is yours',
    text: (
      <p>
        Members can load all that we keep of them, and delete their account with all of it, on their
        account page: it is hidden at once, and erased {limits.erasure.waitDays} days later. Whoever
        is no member writes to {mail}, and we do it by hand.
      </p>
    ),
  },
];

/** Which personal data is stored, why, and for how long. */
export function PrivacyPage() {
  usePageHead(pages['/privacy']);
  return (
    <PolicyPage
      title="Privacy"
      short={
        <p>
          We keep what you write to us, to answer you and to pray with you. We sell nothing and
          track nobody. What you share in the{' '}
          <TextLink to={paths.prayerFeed.href()}>prayer feed</TextLink> is public; everything else
          is not.
        </p>
      }
      sections={sections}
    />
  );
}
