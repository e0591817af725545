import type { Delivery } from '@kbf/contracts';
import { useId } from 'react';
import { ListTable } from '../../components/list-table.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { fullDate, relativeTime } from '../../lib/browser/relative-time.ts';
import { messageWords } from './message-words.ts';
import { useListDeliveriesInfiniteQuery, useResendDeliveryMutation } from './deliveries-api.ts';

const states = {
  queued: { label: 'Waiting', tone: 'neutral' },
  sending: { label: 'Sending', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'olive' },
  failed: { label: 'Failed', tone: 'clay' },
  unknown: { label: 'Unconfirmed', tone: 'clay' },
  dropped: { label: 'Expired', tone: 'neutral' },
  blocked: { label: 'Opted out', tone: 'neutral' },
} as const satisfies Record<Delivery['state'], object>;

function Resend({ delivery }: { delivery: Delivery }) {
  const [resend] = useResendDeliveryMutation();
  if (!delivery.resendable) return null;
  const { id, kind, recipient } = delivery;
  return (
    <ConfirmButton
      size="sm"
      aria-label={`Send again: ${messageWords(kind)} to ${recipient}`}
      title="Send this message again?"
      description="If the first one arrived after all, they will get it twice. The log records this."
      confirmLabel="Send again"
      onConfirm={() => resend({ id }).unwrap()}
    >
      Send again
    </ConfirmButton>
  );
}

const columns: readonly Column<Delivery>[] = [
  {
    name: 'state',
    label: 'Status',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
  { name: 'kind', label: 'What', isTitle: true, cell: ({ kind }) => messageWords(kind) },
  {
    name: 'to',
    label: 'To',
    cell: ({ channel, recipient }) =>
      channel === 'push'
        ? 'A notification to a browser'
        : `${recipient} by ${channel === 'sms' ? 'text' : 'email'}`,
  },
  { name: 'error', label: 'Why', cell: ({ error }) => error ?? '' },
  {
    name: 'when',
    label: 'When',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={fullDate(createdAt)}>
        {relativeTime(createdAt)}
      </time>
    ),
  },
  {
    name: 'resend',
    label: 'Send again',
    hideLabel: true,
    cell: (delivery) => <Resend delivery={delivery} />,
  },
];

type DeliveryListProps = {
  title: string;
  /** Shown when the list is empty. */
  none: string;
  /** Failures only. */
  troubled?: boolean;
};

const counted = (total: number) => `${total.toLocaleString('en-US')} in all`;

/** Part of the delivery log, newest first. */
export function DeliveryList({ title, none, troubled }: DeliveryListProps) {
  const id = useId();
  const deliveries = useListDeliveriesInfiniteQuery(troubled ? { troubled: 'true' } : {}, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      <ListTable
        of={deliveries}
        columns={columns}
        counted={counted}
        rowsName="messages"
        failedTitle="The messages did not load"
        empty={<p className="text-quiet">{none}</p>}
        moreLabel="Show earlier messages"
      />
    </section>
  );
}
