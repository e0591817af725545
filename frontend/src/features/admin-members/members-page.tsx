import { site, type MemberRecord } from '@kbf/contracts';
import { ListSearch, useListSearch } from '../../components/list-search.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { readable } from '../../lib/browser/phone-number.ts';
import { GiveAccount } from './give-account.tsx';
import { useListMembersInfiniteQuery, useUpdateMemberMutation } from './admin-members-api.ts';
import { SendLink } from './send-link.tsx';
import { Suspend } from './suspend.tsx';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';

const filters = {
  role: { label: 'Role', options: { admin: 'Admins', member: 'Members' } },
  suspended: { label: 'Status', options: { false: 'Active', true: 'Suspended' } },
  frozen: { label: 'Owner', options: { true: 'Disputed' } },
  leaving: { label: 'Account', options: { true: 'Being deleted' } },
};

const columns: readonly Column<MemberRecord>[] = [
  {
    name: 'name',
    label: 'Name',
    isTitle: true,
    cell: ({ fullName }) => <bdi className="xl:inline-block xl:min-w-34">{fullName}</bdi>,
  },
  {
    name: 'phone',
    label: 'Phone',
    cell: ({ phone }) => (
      <span className="whitespace-nowrap">{phone ? readable(phone) : 'None yet'}</span>
    ),
  },
  {
    name: 'email',
    label: 'Email',
    cell: ({ email }) => <span className="xl:inline-block xl:min-w-48">{email ?? 'None yet'}</span>,
  },
  {
    name: 'role',
    label: 'Role',
    cell: ({ role }) => (role === 'admin' ? <Badge tone="gold">Admin</Badge> : 'Member'),
  },
  {
    name: 'state',
    label: 'Status',
    cell: ({ frozen, suspended, leaving, approved }) =>
      frozen ? (
        <Badge tone="clay">Frozen</Badge>
      ) : suspended ? (
        <Badge tone="clay">Suspended</Badge>
      ) : leaving ? (
        <Badge tone="clay">Being deleted</Badge>
      ) : approved ? (
        'Active'
      ) : (
        <Badge tone="gold">Joined by email</Badge>
      ),
  },
  {
    name: 'change',
    label: 'Actions',
    hideLabel: true,
    cell: (member) => (
      <span className="flex flex-wrap gap-2">
        {!member.approved && !member.leaving && <Approve member={member} />}
        {!member.leaving && <ChangeRole member={member} />}
        <Suspend member={member} />
        {member.frozen && <GiveAccount member={member} frozen={member.frozen} />}
        <SendLink member={member} />
      </span>
    ),
  },
];

const counted = (total: number) => (total === 1 ? '1 member' : `${total} members`);

/** The members, for admins: search, filters, roles. Search and filters are in the address. */
export function MembersPage() {
  usePageHead({ title: `Members | ${site.name}`, description: 'Members.', keywords: '' });
  const members = useListMembersInfiniteQuery(useListSearch().asked);
  return (
    <section className="page flex pt-8 pb-20 lg:pt-10 flex-col gap-8">
      <PageHeader title="Members" />
      <ListSearch label="Name, phone or email" filters={filters} />
      <ListTable
        of={members}
        columns={columns}
        counted={counted}
        rowsName="members"
        failedTitle="The members did not load"
        empty={<PageState title="No members found" text="Try different words or fewer filters." />}
        moreLabel="Show more members"
      />
    </section>
  );
}

/** Approves a member who joined by mail alone, after a confirmation. */
function Approve({ member: { id, fullName } }: { member: MemberRecord }) {
  const [update] = useUpdateMemberMutation();
  return (
    <ConfirmButton
      size="sm"
      aria-label={`Approve: ${fullName}`}
      title={`Approve ${fullName}?`}
      description="They joined with only an email address. Once approved, they see what members share with each other."
      confirmLabel="Approve"
      onConfirm={() => update({ id, approved: true }).unwrap()}
    >
      Approve
    </ConfirmButton>
  );
}

/** Changes a member's role, after a confirmation. */
function ChangeRole({ member: { id, fullName, role } }: { member: MemberRecord }) {
  const [update] = useUpdateMemberMutation();
  const next = role === 'admin' ? 'member' : 'admin';
  return (
    <ConfirmButton
      size="sm"
      aria-label={`Make ${next}: ${fullName}`}
      title={next === 'admin' ? `Make ${fullName} an admin?` : `Make ${fullName} a member?`}
      description="This takes effect right away and is logged. We notify them and all admins, who can undo it."
      confirmLabel="Change role"
      onConfirm={() => update({ id, role: next }).unwrap()}
    >
      Make {next}
    </ConfirmButton>
  );
}
