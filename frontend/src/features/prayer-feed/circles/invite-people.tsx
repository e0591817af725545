import { limits, type Circle } from '@kbf/contracts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Query } from '../../../components/query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import { focusPage } from '../../../lib/browser/go-to-section.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { dayOf } from './circle-words.ts';
import {
  useCreateCircleLinkMutation,
  useFindMembersQuery,
  useInviteToCircleMutation,
  useWithdrawInvitationMutation,
} from './circles-api.ts';
import { Problem } from './problem.tsx';

const { membersMax, invitationDays } = limits.circle;
/** People found by a search: a name is typed on if there are more. */
const found = 5;

/** For the person who leads the circle: invite members by name or by a link, and withdraw that. */
export function InvitePeople({ circle }: { circle: Circle }) {
  const { id, invitations, memberCount } = circle;
  if (memberCount >= membersMax)
    return <p className="text-quiet">The circle is full. It has {membersMax} people.</p>;
  return (
    <section aria-labelledby="invite" className="flex flex-col gap-6">
      <h2 id="invite" className="display text-xl">
        Invite people
      </h2>
      <InviteByName circle={circle} />
      <InviteByLink id={id} hasLink={invitations.some(({ inviteeName }) => inviteeName === null)} />
      {invitations.length > 0 && (
        <div>
          <h3 className="font-semibold">Open invitations</h3>
          <ul className="mt-2">
            {invitations.map((invitation) => (
              <OpenInvitation key={invitation.id} circleId={id} invitation={invitation} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function InviteByName({ circle }: { circle: Circle }) {
  const [search, setSearch] = useState('');
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    setSearch(typeof words === 'string' ? words.trim() : '');
  };
  return (
    <search>
      <form onSubmit={look} className="flex items-end gap-3">
        <Field label="Find a member" className="min-w-0 flex-1">
          {(control) => <TextInput {...control} name="search" maxLength={100} autoComplete="off" />}
        </Field>
        <Button type="submit" variant="outline" className="min-h-12">
          Find
        </Button>
      </form>
      {search && <Found circle={circle} search={search} />}
    </search>
  );
}

function Found({ circle, search }: { circle: Circle; search: string }) {
  const members = useFindMembersQuery({ search, limit: found });
  const isIn = (userId: string) => circle.members.some((member) => member.userId === userId);
  return (
    <div aria-live="polite" className="mt-3">
      <Query
        of={members}
        loadingLabel="Looking..."
        failedTitle="The members did not load"
        empty={
          <p className="text-quiet">
            No one by that name is in the directory. You can share a link instead.
          </p>
        }
      >
        {(profiles) => (
          <ul>
            {profiles.map(({ userId, firstName, lastName }) => (
              <FoundMember
                key={userId}
                circleId={circle.id}
                userId={userId}
                name={`${firstName} ${lastName}`.trim()}
                isIn={isIn(userId)}
              />
            ))}
          </ul>
        )}
      </Query>
    </div>
  );
}

type FoundMemberProps = { circleId: string; userId: string; name: string; isIn: boolean };

function FoundMember({ circleId, userId, name, isIn }: FoundMemberProps) {
  const [invite, { isLoading, isSuccess, error }] = useInviteToCircleMutation();
  const said = isIn ? 'In the circle' : isSuccess ? 'Invited' : undefined;
  const done = useRef<HTMLSpanElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);
  return (
    <li className="border-b border-hairline py-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {name}
        </span>
        {said ? (
          <span ref={done} tabIndex={-1} className="shrink-0 text-sm text-quiet focus:outline-none">
            {said}
          </span>
        ) : (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Invite ${name}`}
            pending={isLoading}
            pendingLabel="One moment..."
            onClick={() => void invite({ id: circleId, userId })}
          >
            Invite
          </Button>
        )}
      </div>
      <Problem error={error} />
    </li>
  );
}

function InviteByLink({ id, hasLink }: { id: string; hasLink: boolean }) {
  const [create, { data, error, isLoading }] = useCreateCircleLinkMutation();
  const link =
    hasLink && data && window.location.origin + togetherPaths.circles.inviteHref(data.token);
  return (
    <div>
      {link && (
        <>
          <p className="border-l-2 border-gold pl-4 text-sm [overflow-wrap:anywhere]">{link}</p>
          <CopyButton text={link} label="Copy link" className="my-3" />
        </>
      )}
      <p className="text-sm text-quiet">
        {hasLink
          ? 'A new link replaces the one you created before.'
          : `Or share a link. Each member can use it once, within ${invitationDays} days.`}
      </p>
      <Button
        size="sm"
        variant="outline"
        className="mt-3"
        pending={isLoading}
        pendingLabel="One moment..."
        onClick={() => void create({ id })}
      >
        {hasLink ? 'Create a new link' : 'Create a link'}
      </Button>
      <Problem error={error} />
    </div>
  );
}

type OpenInvitationProps = { circleId: string; invitation: Circle['invitations'][number] };

function OpenInvitation({ circleId, invitation }: OpenInvitationProps) {
  const { id, inviteeName, expiresAt } = invitation;
  const [withdraw, { isLoading, error }] = useWithdrawInvitationMutation();
  const name = inviteeName ?? 'A link';
  return (
    <li className="border-b border-hairline py-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <span className="min-w-0">
          <span dir="auto" className="block [overflow-wrap:anywhere]">
            {name}
          </span>
          <span className="block text-sm text-quiet">Until {dayOf(expiresAt)}</span>
        </span>
        <Button
          size="sm"
          variant="outline"
          aria-label={inviteeName ? `Withdraw the invitation of ${name}` : 'Withdraw the link'}
          pending={isLoading}
          pendingLabel="One moment..."
          onClick={() =>
            void withdraw({ id: circleId, invitationId: id })
              .unwrap()
              // The invitation and its button are gone.
              .then(focusPage, () => undefined)
          }
        >
          Withdraw
        </Button>
      </div>
      <Problem error={error} />
    </li>
  );
}
