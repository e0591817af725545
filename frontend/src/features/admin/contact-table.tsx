import type { ContactSubmission } from '@kbf/contracts';
import { useLocation } from 'react-router';
import { ListTable } from '../../components/list-table.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { readable } from '../../lib/browser/phone-number.ts';
import { fullDate } from '../../lib/browser/relative-time.ts';
import { statusWords } from './status-words.ts';
import { useListSubmissionsInfiniteQuery } from './contacts-api.ts';

function NameLink({ contact }: { contact: ContactSubmission }) {
  const { search } = useLocation();
  return (
    <TextLink
      to={{ pathname: paths.adminContact.href(contact.id), search }}
      state={{ staysInPlace: true }}
      className="inline-flex min-h-11 items-center"
    >
      <bdi>{contact.fullName}</bdi>
    </TextLink>
  );
}

const columns: readonly Column<ContactSubmission>[] = [
  { name: 'name', label: 'Name', isTitle: true, cell: (contact) => <NameLink contact={contact} /> },
  { name: 'email', label: 'Email', cell: ({ email }) => <bdi>{email}</bdi> },
  { name: 'phone', label: 'Phone', cell: ({ phone }) => (phone ? readable(phone) : 'None') },
  { name: 'type', label: 'Type', cell: ({ type }) => type },
  {
    name: 'status',
    label: 'Status',
    cell: ({ status }) => (
      <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
    ),
  },
  {
    name: 'received',
    label: 'Received',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{fullDate(createdAt)}</time>,
  },
];

const counted = (total: number) => (total === 1 ? '1 person' : `${total} people`);

/** Submissions, newest first; each name opens the message at its own address. */
export function ContactTable({ asked }: { asked: Partial<Record<string, string>> }) {
  const contacts = useListSubmissionsInfiniteQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <ListTable
      of={contacts}
      columns={columns}
      counted={counted}
      rowsName="the directory"
      failedTitle="The directory did not load"
      empty={
        <PageState
          title="No members found matching your search"
          text="Try different words or fewer filters."
        />
      }
      moreLabel="Show more people"
    />
  );
}
