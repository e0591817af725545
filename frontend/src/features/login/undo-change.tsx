import { site, type AnswerOf, type undoContactChange } from '@kbf/contracts';
import { useState } from 'react';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { useUndoContactChangeMutation } from '../../lib/api/login-api.ts';
import { moment } from '../../lib/browser/moment.ts';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';
import { paths } from '../../lib/paths.ts';
import { announceLoginChange } from '../../lib/session/login-channel.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { LinkFailed } from './link-failed.tsx';
import { LinkQuestion } from './link-question.tsx';
import { failureOf, useInspectedLink, type InspectedLink } from './use-inspected-link.ts';

type Undone = AnswerOf<typeof undoContactChange>;

const mail = <TextLink to={`mailto:${site.contactEmail}`}>{site.contactEmail}</TextLink>;

/** "the phone (•••) •••-0104 and the email d•••@okafor.example" */
function contactsInWords({ phone, email }: Pick<Undone, 'phone' | 'email'>): string {
  const words = [phone && `the phone ${phone}`, email && `the email ${email}`];
  return words.filter(Boolean).join(' and ');
}

function question({ to, restores }: InspectedLink): string {
  if (!restores) return `This link was sent to ${to}.`;
  return (
    `This link was sent to ${to}. It restores your account to how it was before ${moment(restores.before)}, ` +
    `with ${contactsInWords(restores)}. It logs everyone out, removes passkeys added since then, and logs you in.`
  );
}

/** The page for a member who was told of a change of their account and did not make it. */
export function UndoChange({ token }: { token: string }) {
  const [undo, { isLoading, error }] = useUndoContactChangeMutation();
  // The store drops its answers on login.
  const [undone, setUndone] = useState<Undone>();
  const {
    link,
    failure: unreadable,
    look,
    go,
  } = useInspectedLink(token, async (asked) => {
    const result = await undo(asked);
    if (result.data) {
      setUndone(result.data);
      await refreshSession();
      announceLoginChange('login');
    }
    return result;
  });
  const region = useFocusWhen<HTMLDivElement>(undone?.outcome);
  const failure = failureOf(error) ?? unreadable;

  if (undone)
    return (
      <div ref={region} tabIndex={-1} className="focus:outline-none">
        <Result undone={undone} />
      </div>
    );
  if (failure?.status === 410)
    return (
      <PageState
        level={1}
        failed
        title="This link no longer works"
        text={
          <>
            It has already been used, or the change was too long ago. If you cannot get into your
            account, write to {mail}.
          </>
        }
        action={<LinkButton to={paths.login.href()}>Log in</LinkButton>}
      />
    );
  if (failure) return <LinkFailed failure={failure} onRetry={() => void (error ? go() : look())} />;
  if (!link) return <Loading label="Checking your link..." />;
  return (
    <LinkQuestion
      link={link}
      title="This wasn’t you?"
      text={question(link)}
      label="Undo the changes"
      afterLogout="undo the changes"
      pending={isLoading}
      pendingLabel="Undoing..."
      onGo={(switchLogin) => void go(switchLogin)}
    />
  );
}

function Result({ undone }: { undone: Undone }) {
  const { outcome, passkeysRemoved: passkeys } = undone;
  if (outcome === 'frozen')
    return (
      <PageState
        level={1}
        title="Your account is frozen for now"
        text={
          <>
            Changes made through {contactsInWords(undone)} contradict each other. No one can log in
            until our team decides. We have told our admins. Please write to {mail} and tell us what
            happened.
          </>
        }
      />
    );
  return (
    <PageState
      level={1}
      title="Your account is back"
      text={
        `It has ${contactsInWords(undone)} again. Everyone else has been logged out` +
        `${passkeys > 0 ? `, and ${passkeys === 1 ? 'one passkey was' : `${passkeys} passkeys were`} removed` : ''}.`
      }
      action={<LinkButton to={paths.account.href()}>View your account</LinkButton>}
    />
  );
}
