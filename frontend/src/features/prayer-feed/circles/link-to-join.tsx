import { Query } from '../../../components/query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { useLateNavigate } from '../../../lib/browser/use-late-navigate.ts';
import type { ApiError } from '../../../lib/api/request-error.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { useJoinByLinkMutation, useLookAtCircleLinkQuery } from './circles-api.ts';
import { Problem } from './problem.tsx';

/** The circle of an invitation link: who sent it, and join or not. Opening the link does nothing. */
export function LinkToJoin({ token }: { token: string }) {
  const invitation = useLookAtCircleLinkQuery({ token });
  const [join, { isLoading, error }] = useJoinByLinkMutation();
  const navigate = useLateNavigate();
  const problem = invitation.error as ApiError | undefined;
  const isCut = problem?.status === 400;
  // A retry would give the same result.
  if (isCut || problem?.status === 404 || problem?.status === 409)
    return (
      <PageState
        title={
          problem.status === 409 ? 'You are already in this circle' : 'This link no longer works'
        }
        text={
          isCut
            ? 'Part of the link is missing. Ask the person who invited you to send it again.'
            : problem.status === 404 && 'Please ask for a new invitation.'
        }
        action={<LinkButton to={togetherPaths.circles.href()}>Go to my circles</LinkButton>}
      />
    );
  return (
    <Query
      of={invitation}
      loadingLabel="Loading the invitation..."
      failedTitle="The invitation did not load"
    >
      {({ circleName, line, inviterName }) => (
        <section aria-labelledby="asks-heading" className="measure">
          <h2 id="asks-heading" className="display text-3xl [overflow-wrap:anywhere]">
            <bdi>{inviterName}</bdi> invites you to <bdi>{circleName}</bdi>
          </h2>
          <p dir="auto" className="prose-serif mt-4 text-lg [overflow-wrap:anywhere]">
            {line}
          </p>
          <p className="mt-4">
            If you join, the others see your name and what you share with the circle. You can leave
            at any time.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              pending={isLoading}
              pendingLabel="One moment..."
              onClick={() =>
                void join({ token })
                  .unwrap()
                  .then(
                    ({ id }) => navigate(togetherPaths.circle.href(id), { replace: true }),
                    () => undefined,
                  )
              }
            >
              Join the circle
            </Button>
            <LinkButton variant="outline" to={togetherPaths.circles.href()}>
              Not now
            </LinkButton>
          </div>
          <Problem error={error} />
        </section>
      )}
    </Query>
  );
}
