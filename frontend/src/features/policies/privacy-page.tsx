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
        We keep what you enter in our forms: your name, phone number, email address, company and
        what you tell us about yourself. If you are a member, we also keep what you enter in your
        profile and training. We only collect what a form asks for.
      </p>
    ),
  },
  {
    title: 'Prayers and comments',
    text: (
      <>
        <p>
          A prayer you share with the community is public. Anyone can read it, along with the name
          shown above it. A prayer you share with members can be read by every approved member who
          is logged in, and by our admins. You can change your choice later under Account. Only you
          can see a prayer you keep private, unless someone is in immediate danger. Then our admins
          can see it, too.
        </p>
        <p>
          A prayer you share with a circle can be read by the people in that circle. Our admins read
          it only if a member reports it, or if someone is in immediate danger. If you leave the
          circle, what you shared there becomes private to you.
        </p>
        <p>
          In a private chat, the two of you can read what you write. It is stored encrypted with a
          key that our service has. Our admins read the last twenty messages if one of you reports
          the chat, and a message if someone is in immediate danger. When one of you ends the chat,
          it is deleted 30 days later. Circles and chats are for adults, so we keep your answer to
          whether you are 18 or older.
        </p>
        <p>
          We check posts for harmful words before they become public. If a post is unclear, an admin
          reads it first. You can delete what you wrote at any time.
        </p>
        <p>
          When you press “I prayed”, the author can see how many people prayed, but not who. We
          delete who prayed after about a day and keep only the number.
        </p>
      </>
    ),
  },
  {
    title: 'Who answers you',
    text: (
      <p>
        When a prayer or an answer was not written by a person, it says so. They come from a program
        that uses texts we wrote, or from a provider’s language model. When a language model
        replies, your words go to its provider. Please do not write anything there that no one else
        should know.
      </p>
    ),
  },
  {
    title: 'Your conversations with our assistants',
    text: (
      <>
        <p>
          If you are logged in and a language model answers, we keep what you write to the coach and
          the guides, and their replies, so that you can continue later. The texts are stored
          encrypted. Our admins do not see them, unless you may be in danger. We keep a conversation
          for {limits.conversation.keepDays} days after you last used it, and at most{' '}
          {limits.conversation.most} of them. You can rename, search and delete them in the chat.
          Turn off “Keep” there, and what we kept of that conversation is deleted right away.
        </p>
        <p>
          If you are not logged in, or our written answers reply, the conversation stays in your
          browser until you close the tab.
        </p>
        <p>
          When you press a thumb under a reply, our admins see the thumb, your reason and the name
          of the assistant, for {limits.rating.keepDays} days. They see your question and the answer
          only if you check the box. They do not see who you are.
        </p>
      </>
    ),
  },
  {
    title: 'When someone is in danger',
    text: (
      <p>
        A program checks what you write for signs of danger and shows you where to get help right
        away. It also alerts our admins so that a person can look. We never publish those messages.
      </p>
    ),
  },
  {
    title: 'Texts and email',
    text: (
      <p>
        We use your number and address to log you in, to reply to you and to let members know about
        gatherings. To stop these messages, reply STOP to any text or use the link in any email. We
        share your number only with the company that delivers our texts.
      </p>
    ),
  },
  {
    title: 'Notifications on your devices',
    text: (
      <p>
        If you turn them on, the maker of your browser passes our notifications on to it. The maker
        can see when you get one, but not what it is about. They never contain what anyone wrote.
        You can turn them off on your account page or in your browser.
      </p>
    ),
  },
  {
    title: 'Cookies, and what your browser keeps',
    text: (
      <p>
        One cookie keeps you logged in for {limits.login.sessionDays} days after your last visit. If
        you like, comment or pray without logging in, a cookie lets us recognize you. Your browser
        keeps unsent text until you send it. We have no ads and no tracking, and our pages do not
        load anything from other companies.
      </p>
    ),
  },
  {
    title: 'Your data is yours',
    text: (
      <p>
        Members can download everything we keep about them, and delete their account along with all
        of it, on their account page. We hide it right away and delete it {limits.erasure.waitDays}{' '}
        days later. This includes what you wrote in the same browser before you logged in. What you
        wrote without logging in anywhere else is not connected to you. You can delete it in the
        browser where you wrote it. A form that was sent without a login is not in the download,
        because anyone can enter your email in it. For such forms, and if you are not a member,
        write to {mail} and we will do it for you.
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
          We keep what you write to us to answer you and pray with you. We never sell your data or
          track you. What you share in the{' '}
          <TextLink to={paths.prayerFeed.href()}>prayer feed</TextLink> is public. Everything else
          is not.
        </p>
      }
      sections={sections}
    />
  );
}
