import { useState } from 'react';
import { Chart } from '../../components/chart/chart.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { Table, type Column, type Sort } from '../../components/ui/table.tsx';

type Person = { id: string; name: string; role: string; prayers: number };

const people: readonly Person[] = [
  { id: '1', name: 'Ruth Okafor', role: 'Admin', prayers: 128 },
  { id: '2', name: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery', role: 'Member', prayers: 7 },
  { id: '3', name: 'ياسمين حداد', role: 'Member', prayers: 41 },
];

const columns: readonly Column<Person>[] = [
  {
    name: 'name',
    label: 'Name',
    sortable: true,
    cell: ({ name, role }) => <Avatar name={name} detail={role} />,
  },
  {
    name: 'role',
    label: 'Role',
    cell: ({ role }) => <Badge tone={role === 'Admin' ? 'gold' : 'neutral'}>{role}</Badge>,
  },
  {
    name: 'prayers',
    label: 'Prayers',
    sortable: true,
    numeric: true,
    cell: ({ prayers }) => prayers,
  },
];

const rows = [
  { label: 'Member', values: { count: 64 } },
  { label: 'Guest Speaker', values: { count: 18 } },
  { label: 'Event Sponsorship', values: { count: 9 } },
  { label: 'Financial Donation', values: { count: 27 } },
];

const days = Array.from({ length: 14 }, (_, day) => ({
  label: `Nov ${day + 1}`,
  values: { sent: 4 + ((day * 7) % 9), answered: 2 + ((day * 5) % 7) },
}));

const format = (value: number) => value.toLocaleString('en-US');
const nobody = <PageState title="No members found" text="Try adjusting your search terms." />;

/** Lists, tables and charts. */
export function DataParts() {
  const [sort, setSort] = useState<Sort>({ by: 'name', descending: false });
  const sorted = people.toSorted((one, other) => {
    const order =
      sort.by === 'prayers' ? one.prayers - other.prayers : one.name.localeCompare(other.name);
    return sort.descending ? -order : order;
  });
  const table = { columns, keyOf: ({ id }: Person) => id, empty: nobody };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Badge>Fellowship Member</Badge>
        <Badge tone="gold">Admin</Badge>
        <Badge tone="olive">Answered</Badge>
        <Badge tone="clay">Held</Badge>
      </div>
      <Progress label="Training program" value={2} max={6} words="2 of 6 modules" />
      <Table caption="Members" rows={sorted} sort={sort} onSort={setSort} {...table} />
      <Pagination of="members" from={1} to={3} total={1240} onNext={() => setSort({ ...sort })} />
      <Table caption="Members, loading" rows={undefined} {...table} />
      <Table caption="Members, none" rows={[]} {...table} />
      <Chart
        kind="bars"
        title="What people wrote about"
        summary="Most asked to join; 27 pledged a donation."
        rowLabel="Type"
        rows={rows}
        series={[{ name: 'count', label: 'Submissions', tone: 'gold' }]}
        format={format}
      />
      <Chart
        kind="lines"
        title="Prayers in two weeks"
        summary="About eight a day, most of them answered."
        rowLabel="Day"
        rows={days}
        series={[
          { name: 'sent', label: 'Sent', tone: 'gold' },
          { name: 'answered', label: 'Answered', tone: 'olive' },
        ]}
        format={format}
      />
    </>
  );
}
