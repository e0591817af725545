import { useLocation, useNavigate } from 'react-router';
import { Query } from '../../components/query.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { ContactDetails } from './contact-details.tsx';
import { useGetSubmissionQuery } from './contacts-api.ts';

/** A submission over the list, with its own address; closing it returns to the unchanged list. */
export function ContactDialog({ id }: { id: string }) {
  const contact = useGetSubmissionQuery({ id });
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () =>
    void navigate({ pathname: paths.admin.href(), search }, { state: { staysInPlace: true } });
  return (
    <Dialog
      open
      onOpenChange={close}
      size="wide"
      title={contact.data?.fullName ?? 'A message to us'}
    >
      <Query
        of={contact}
        loadingLabel="Loading the message..."
        loading={<SkeletonLines lines={6} />}
        failedTitle="The message did not load"
        missing={
          <PageState
            title="This message was not found"
            text="It may have been deleted along with its sender’s account."
          />
        }
      >
        {(found) => <ContactDetails contact={found} />}
      </Query>
    </Dialog>
  );
}
