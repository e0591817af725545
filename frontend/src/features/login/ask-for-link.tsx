import { site } from '@kbf/contracts';
import { Button } from '../../components/ui/button.tsx';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { handPlaceToLink } from '../../lib/session/place-before-login.ts';
import { EmailForm } from './email-form.tsx';
import { LoginLayout } from './login-layout.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { SentTo } from './sent-to.ts';

type AskForLinkProps = {
  channel: SentTo['channel'];
  onChannel: (channel: SentTo['channel']) => void;
  onSent: (sent: SentTo) => void;
};

/** First step of the login page: where to send the link. */
export function AskForLink({ channel, onChannel, onSent }: AskForLinkProps) {
  const bySms = channel === 'sms';
  const go = (sent: SentTo) => {
    handPlaceToLink();
    onSent(sent);
  };
  return (
    <LoginLayout
      heading={
        <>
          <p className="kicker hidden md:flex">Member login</p>
          <h1 className="display text-3xl md:mt-4 lg:text-4xl">
            Come in. <span className="block">The door is open.</span>
          </h1>
          <p className="prose-serif mt-4 md:mt-6 md:text-lg">
            No password to remember. Tell us where to send your login link.
          </p>
        </>
      }
      aside={
        <p>
          {/* On its own line, so that later content does not move when the real font, which is wider or narrower,
              loads. */}
          <span className="block">Not a member of {site.name} yet?</span>{' '}
          <SectionLink
            section="contact"
            className="font-semibold text-gold-text underline decoration-gold/50 underline-offset-4 hover:decoration-current"
          >
            Get in touch first
          </SectionLink>
          , and we will welcome you.
        </p>
      }
    >
      <PasskeyLogin>
        {bySms ? <PhoneForm onSent={go} /> : <EmailForm onSent={go} />}
        <Button
          variant="quiet"
          className="-ml-5 self-start"
          onClick={() => onChannel(bySms ? 'email' : 'sms')}
        >
          {bySms ? 'Use email instead' : 'Use your phone instead'}
        </Button>
      </PasskeyLogin>
    </LoginLayout>
  );
}
