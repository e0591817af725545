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
      aria-label={`Try again what failed in ${name}`}
      title={`Try again what failed in ${name}?`}
      description="Each is done once at most, however often it is tried. It stands in the log."
      confirmLabel="Try again"
      onConfirm={() => replay({ name }).unwrap()}
    >
      Try again
    </ConfirmButton>
  );
}

const columns: readonly Column<Queue>[] = [
  { name: 'name', label: 'Service', cell: ({ name }) => name },
  { name: 'waiting', label: 'Waiting', numeric: true, cell: ({ waiting }) => waiting },
  {
    name: 'active',
    label: 'Being done',
    numeric: true,
    wideOnly: true,
    cell: ({ active }) => active,
  },
  { name: 'delayed', label: 'Tried later', numeric: true, cell: ({ delayed }) => delayed },
  { name: 'failed', label: 'Failed', numeric: true, cell: ({ failed }) => failed },
  {
    name: 'replay',
    label: 'Try again',
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
            caption="Work that each service has before it"
            columns={columns}
            staysRows
            rows={found}
            keyOf={({ name }) => name}
            empty={<p className="text-quiet">No queue is there yet.</p>}
          />
        )}
      </Query>
      <p className="text-quiet">
        <TextLink to={callPaths.queueBoard.path} reloadDocument>
          Look into the queues, job by job
        </TextLink>
      </p>
    </section>
  );
}
