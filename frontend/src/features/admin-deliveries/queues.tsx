import type { AnswerOf, listQueues } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { Query } from '../../components/query.tsx';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { Table, type Column } from '../../components/ui/table.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { useListQueuesQuery, useReplayQueueMutation } from './deliveries-api.ts';

type Queue = AnswerOf<typeof listQueues>[number];

function Replay({ queue: { name, failed } }: { queue: Queue }) {
  const [replay] = useReplayQueueMutation();
  if (failed === 0) return null;
  return (
    <ConfirmButton
      size="sm"
      aria-label={`Retry failed jobs in ${name}`}
      title={`Retry failed jobs in ${name}?`}
      description="Retrying is safe: no job is done twice. The log records this."
      confirmLabel="Retry"
      onConfirm={() => replay({ name }).unwrap()}
    >
      Retry
    </ConfirmButton>
  );
}

const columns: readonly Column<Queue>[] = [
  { name: 'name', label: 'Service', cell: ({ name }) => name },
  { name: 'waiting', label: 'Waiting', numeric: true, cell: ({ waiting }) => waiting },
  {
    name: 'active',
    label: 'Running',
    numeric: true,
    wideOnly: true,
    cell: ({ active }) => active,
  },
  { name: 'delayed', label: 'Will retry', numeric: true, cell: ({ delayed }) => delayed },
  { name: 'failed', label: 'Failed', numeric: true, cell: ({ failed }) => failed },
  {
    name: 'replay',
    label: 'Retry',
    hideLabel: true,
    cell: (queue) => <Replay queue={queue} />,
  },
];

/** Number of jobs waiting between the services, refreshed every ten seconds. */
export function Queues() {
  const queues = useListQueuesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 10_000,
  });
  return (
    <section aria-labelledby="queues" className="flex flex-col gap-5">
      <h2 id="queues" className="display text-2xl">
        Queues
      </h2>
      <Query
        of={queues}
        loadingLabel="Loading the queues..."
        loading={<SkeletonLines lines={5} />}
        failedTitle="The queues did not load"
      >
        {(found) => (
          <Table
            caption="Jobs in each service"
            columns={columns}
            staysRows
            rows={found}
            keyOf={({ name }) => name}
            empty={<p className="text-quiet">No queues yet.</p>}
          />
        )}
      </Query>
      <p className="text-quiet">
        <TextLink to={callPaths.queueBoard.path} reloadDocument>
          See every job in the queues
        </TextLink>
      </p>
    </section>
  );
}
