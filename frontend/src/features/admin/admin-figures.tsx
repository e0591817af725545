import type { AnswerOf, getSubmissionStats } from '@kbf/contracts';
import { Chart } from '../../components/chart/chart.tsx';
import { Query } from '../../components/query.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useGetSubmissionStatsQuery } from './contacts-api.ts';

type Stats = AnswerOf<typeof getSubmissionStats>;

const count = (value: number) => value.toLocaleString('en-US');
const people = (value: number) => `${count(value)} ${value === 1 ? 'person' : 'people'}`;
const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Number of submissions: three figures, by type, and by day. */
export function Figures() {
  const stats = useGetSubmissionStatsQuery();
  return (
    <Query
      of={stats}
      loadingLabel="Loading the figures..."
      loading={<Skeleton className="h-72 w-full" />}
      failedTitle="The figures did not load"
    >
      {(found) => <Shown stats={found} />}
    </Query>
  );
}

function Shown({ stats }: { stats: Stats }) {
  const figures = [
    ['Today', stats.today],
    ['Last 30 days', stats.last30Days],
    ['All time', stats.allTime],
  ] as const;
  return (
    <div className="flex flex-col gap-12">
      <dl className="grid grid-cols-3 divide-x divide-hairline border-b border-hairline">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse px-4 pb-6 first:pl-0 sm:px-8">
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="display text-4xl tabular-nums">{count(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Chart
          kind="bars"
          title="Contribution breakdown"
          summary={`Everyone who contacted us (${people(stats.allTime)}), by reason.`}
          rowLabel="Type"
          rows={stats.byType.map(({ type, count: value }) => ({ label: type, values: { value } }))}
          series={[{ name: 'value', label: 'People', tone: 'gold' }]}
          format={count}
        />
        <Chart
          kind="days"
          title="Submissions over time"
          summary={`${people(stats.last30Days)} in the last 30 days, by day.`}
          rowLabel="Day"
          rows={stats.byDay.map(({ day, count: value }) => ({
            label: dayFormat.format(new Date(day)),
            values: { value },
          }))}
          series={[{ name: 'value', label: 'People', tone: 'olive' }]}
          format={count}
        />
      </div>
    </div>
  );
}
