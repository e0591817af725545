import {
  useListBlocksQuery,
  useUnblockMemberMutation,
} from '../../../components/block/blocks-api.ts';
import { Query } from '../../../components/query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';

/** The members whom the person has blocked. */
export function BlockedMembers() {
  const blocks = useListBlocksQuery();
  const [unblock, { isLoading }] = useUnblockMemberMutation();
  return (
    <Query
      of={blocks}
      loadingLabel="Loading the members you blocked..."
      loading={<SkeletonLines lines={1} />}
      failedTitle="The members you blocked did not load"
      empty={<p>You have not blocked anyone.</p>}
    >
      {(found) => (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {found.map(({ userId, userName }) => (
            <li key={userId} className="flex items-center justify-between gap-4 py-2">
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{userName}</bdi>
              <Button
                variant="quiet"
                aria-label={`Unblock ${userName}`}
                disabled={isLoading}
                onClick={() => void unblock({ userId })}
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Query>
  );
}
