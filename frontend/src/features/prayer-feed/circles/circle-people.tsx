import type { Circle } from '@kbf/contracts';
import { UserMinus, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Menu } from '../../../components/ui/menu.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { CircleDialog } from './circle-dialog.tsx';
import { peopleIn } from './circle-words.ts';
import {
  useEndCircleMutation,
  useHandOverCircleMutation,
  useLeaveCircleMutation,
  useRemoveFromCircleMutation,
} from './circles-api.ts';
import { InvitePeople } from './invite-people.tsx';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Who is in the circle, and what its people can do about that. */
export function CirclePeople({ circle }: { circle: Circle }) {
  const { id, members, memberCount, isFounder } = circle;
  const [naming, setNaming] = useState<boolean>();
  return (
    <aside aria-labelledby="people" className="flex flex-col gap-10 lg:pt-6">
      <section>
        <h2 id="people" className="display text-xl">
          {peopleIn(memberCount)}
        </h2>
        <ul className="mt-3">
          {members.map((member) => (
            <Member key={member.userId} circle={circle} member={member} />
          ))}
        </ul>
      </section>
      {isFounder && <InvitePeople circle={circle} />}
      <div className="flex flex-wrap gap-3 border-t border-hairline pt-6">
        {isFounder && (
          <Button variant="outline" size="sm" onClick={() => setNaming(true)}>
            Rename
          </Button>
        )}
        <Leave circle={circle} />
        {isFounder && memberCount > 1 && <End id={id} />}
      </div>
      {naming !== undefined && (
        <CircleDialog circle={circle} open={naming} onOpenChange={setNaming} />
      )}
    </aside>
  );
}

type MemberProps = { circle: Circle; member: Circle['members'][number] };

function Member({ circle: { id, isFounder: byFounder }, member }: MemberProps) {
  const { userId, name, isFounder, mine } = member;
  const [asked, setAsked] = useState<'remove' | 'hand-over'>();
  const [remove] = useRemoveFromCircleMutation();
  const [handOver] = useHandOverCircleMutation();
  const leads = mine ? 'You lead the circle' : 'Leads the circle';
  const detail = isFounder ? leads : mine ? 'You' : '';
  const dialog = (act: typeof asked) => ({
    open: asked === act,
    onOpenChange: (open: boolean) => setAsked(open ? act : undefined),
  });
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 border-b border-hairline py-2">
      <Avatar name={name} detail={detail} />
      {byFounder && !mine && (
        <>
          <Menu
            label={`More options for ${name}`}
            items={[
              {
                label: 'Let them lead',
                icon: <UserRoundCheck {...icon} />,
                onSelect: () => setAsked('hand-over'),
              },
              {
                label: 'Remove from the circle',
                icon: <UserMinus {...icon} />,
                onSelect: () => setAsked('remove'),
                danger: true,
              },
            ]}
          />
          <ConfirmDialog
            {...dialog('hand-over')}
            title={`Let ${name} lead the circle?`}
            description="They can then invite and remove people or end the circle. Open invitations end."
            confirmLabel="Hand over"
            onConfirm={() => handOver({ id, userId }).unwrap()}
          />
          <ConfirmDialog
            {...dialog('remove')}
            danger
            title={`Remove ${name} from the circle?`}
            description="They can no longer see it. What they shared here becomes private to them."
            confirmLabel="Remove"
            onConfirm={() => remove({ id, userId }).unwrap()}
          />
        </>
      )}
    </li>
  );
}

/** What happens to the circle when this person leaves it. */
function leaving({ isFounder, memberCount }: Circle): string {
  if (memberCount === 1) return 'You are the last person in it, so the circle will end.';
  return isFounder
    ? 'The person who has been in it longest will lead it.'
    : 'To come back, you need a new invitation.';
}

function Leave({ circle }: { circle: Circle }) {
  const [leave] = useLeaveCircleMutation();
  const navigate = useNavigate();
  const own = circle.members.find(({ mine }) => mine);
  if (!own) return null;
  return (
    <ConfirmButton
      size="sm"
      title="Leave this circle?"
      description={`${leaving(circle)} What you shared here becomes private to you.`}
      confirmLabel="Leave"
      onConfirm={() => leave({ id: circle.id, userId: own.userId }).unwrap()}
      onDone={() => void navigate(togetherPaths.circles.href(), { replace: true })}
    >
      Leave
    </ConfirmButton>
  );
}

function End({ id }: { id: string }) {
  const [end] = useEndCircleMutation();
  const navigate = useNavigate();
  return (
    <ConfirmButton
      danger
      size="sm"
      title="End this circle?"
      description="What each person shared here becomes private to them. You cannot undo this."
      confirmLabel="End the circle"
      onConfirm={() => end({ id }).unwrap()}
      onDone={() => void navigate(togetherPaths.circles.href(), { replace: true })}
    >
      End the circle
    </ConfirmButton>
  );
}
