import { Query } from '../../components/query.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { useAcceptInvitationMutation, useLookAtInvitationQuery } from './partner-api.ts';

type InvitationToAcceptProps = { token: string; onDone: () => void };

/** An invitation: who sent it, and accept or decline. Opening the link does nothing. */
export function InvitationToAccept({ token, onDone }: InvitationToAcceptProps) {
  const invitation = useLookAtInvitationQuery({ token });
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  const back = (
    <Button variant="outline" onClick={onDone}>
      Go to my partner page
    </Button>
  );
  const problem = invitation.error as ApiError | undefined;
  const isCut = problem?.status === 400;
  // A cut-off or expired link, one's own, or a partner already: each has its own message. A retry would give the same
  // result.
  if (isCut || problem?.status === 404 || problem?.status === 409)
    return (
      <PageState
        title="This invitation no longer works"
        text={
          isCut
            ? 'Part of the link is missing. Ask the person who invited you to send it again.'
            : (problem.serverMessage ?? readableMessage(problem))
        }
        action={back}
      />
    );
  return (
    <Query
      of={invitation}
      loadingLabel="Loading the invitation..."
      failedTitle="The invitation did not load"
    >
      {({ inviterName }) => (
        <section aria-labelledby="asks-heading" className="measure">
          <h2 id="asks-heading" className="display text-3xl [overflow-wrap:anywhere]">
            <bdi>{inviterName}</bdi> would like to be your accountability partner
          </h2>
          <p className="mt-4">
            You both answer one question a week and read each other’s answers. We will let you know
            when your partner has answered. Either of you can end it at any time. Everything you
            both wrote is then deleted.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              pending={isLoading}
              pendingLabel="One moment..."
              onClick={() =>
                void accept({ token })
                  .unwrap()
                  .then(onDone, () => undefined)
              }
            >
              Accept
            </Button>
            <Button variant="outline" disabled={isLoading} onClick={onDone}>
              Not now
            </Button>
          </div>
          {error && (
            <div className="mt-5">
              <Notice tone="problem">{readableMessage(error as ApiError)}</Notice>
            </div>
          )}
        </section>
      )}
    </Query>
  );
}
