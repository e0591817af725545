import { site } from '@kbf/contracts';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { DeliveryList } from './delivery-list.tsx';
import { Queues } from './queues.tsx';

/** Text messages and mails, failed ones first; and the queues between the services. */
export function DeliveriesPage() {
  usePageHead({
    title: `Deliveries | ${site.name}`,
    description: 'Texts, emails and queues.',
    keywords: '',
  });
  return (
    <section className="page flex pt-8 pb-20 lg:pt-10 flex-col gap-14">
      <PageHeader
        title="Deliveries"
        lead="Texts and emails we sent. Recipients are masked, and the words are not kept."
      />
      <DeliveryList
        title="Failed or unconfirmed"
        troubled
        none="No failures. Every message has arrived or is on its way."
      />
      <Queues />
      <DeliveryList title="All messages" none="No messages yet." />
    </section>
  );
}
