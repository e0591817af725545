import { useState } from 'react';
import { useGetAgeQuery, usePutAgeMutation } from '../../../components/age/age-api.ts';
import { Query } from '../../../components/query.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';

const answers = [
  { value: 'yes', label: 'I am 18 or older' },
  {
    value: 'no',
    label: 'I am under 18',
    hint: 'You leave your prayer circles, and your private chats end.',
  },
] as const;

/**
 * What the person said about their age. A change applies at once. Saying that one is under 18 ends what cannot come
 * back, and an arrow key is enough to choose it, so it asks first.
 */
export function AgeAnswer() {
  const age = useGetAgeQuery();
  const [put, { isLoading, isSuccess }] = usePutAgeMutation();
  const [isAsked, setAsked] = useState(false);
  return (
    <Query
      of={age}
      loadingLabel="Loading your answer..."
      loading={<SkeletonLines lines={2} />}
      failedTitle="Your answer did not load"
    >
      {({ isAdult }) => (
        <div>
          <RadioGroup
            label="Are you 18 or older?"
            value={isAdult === null ? '' : isAdult ? 'yes' : 'no'}
            options={answers}
            disabled={isLoading}
            onValueChange={(value) =>
              value === 'yes' ? void put({ isAdult: true }) : setAsked(true)
            }
          />
          <output className="block min-h-6 text-sm text-quiet">
            {isLoading ? 'Saving...' : isSuccess ? 'Saved.' : ''}
          </output>
          <ConfirmDialog
            open={isAsked}
            onOpenChange={setAsked}
            danger
            title="Are you under 18?"
            description="You leave your prayer circles, and your private chats end. You cannot undo this."
            confirmLabel="I am under 18"
            onConfirm={() => put({ isAdult: false }).unwrap()}
          />
        </div>
      )}
    </Query>
  );
}
