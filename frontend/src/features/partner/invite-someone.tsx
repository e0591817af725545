import { limits } from '@kbf/contracts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { paths } from '../../lib/paths.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { useInvitePartnerMutation } from './partner-api.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const steps = [
  'You create a link and share it with one member you trust.',
  'They open it, see your name and accept. After that, no one else can use it.',
  'Once a week, you both answer the same question. You choose it together.',
];

/** Without a partner: how it works, and an invitation link. */
export function InviteSomeone({ invitedUntil }: { invitedUntil: string | null }) {
  const [invite, { data, error, isLoading }] = useInvitePartnerMutation();
  const link = data && window.location.origin + paths.partner.inviteHref(data.token);
  const until = data?.expiresAt ?? invitedUntil;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-hairline py-5 first:border-t-0 first:pt-0"
          >
            <span aria-hidden="true" className="font-display text-xl leading-snug text-gold-text">
              {index + 1}
            </span>
            <span className="prose-serif text-lg">{step}</span>
          </li>
        ))}
      </ol>
      {/* On a phone before the steps, so that the button is in the first screen. */}
      <section aria-labelledby="invite-heading" className="max-lg:order-first">
        <h2 id="invite-heading" className="display text-2xl">
          {until ? 'Your invitation is open' : 'Invite someone'}
        </h2>
        {until && (
          <p className="mt-3 text-quiet">
            Until {day.format(new Date(until))}. Once it is accepted, your partner will appear here.
          </p>
        )}
        {link && (
          <>
            <p className="mt-5 border-l-2 border-gold pl-4 text-sm [overflow-wrap:anywhere]">
              {link}
            </p>
            <CopyButton text={link} label="Copy link" className="mt-4" />
          </>
        )}
        <Button
          className="mt-5"
          variant={until ? 'outline' : 'primary'}
          pending={isLoading}
          pendingLabel="One moment..."
          onClick={() => void invite()}
        >
          {until ? 'Create a new link' : 'Create a link'}
        </Button>
        <p className="mt-3 text-sm text-quiet">
          {until
            ? 'A new link replaces the old one.'
            : `It works for ${limits.partner.invitationDays} days and for one person.`}
        </p>
        {error && (
          <div className="mt-5">
            <Notice tone="problem">{readableMessage(error as ApiError)}</Notice>
          </div>
        )}
      </section>
    </div>
  );
}
