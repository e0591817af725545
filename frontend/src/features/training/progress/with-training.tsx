import type { ReactNode } from 'react';
import { Query } from '../../../components/query.tsx';
import { useTraining, type TrainingOf } from './use-training.tsx';

/** What needs the training to be there: until then it loads, or says that it did not. */
export function WithTraining({ children }: { children: (training: TrainingOf) => ReactNode }) {
  const training = useTraining();
  const { state, sync } = training;
  return (
    <Query
      of={{
        data: state.saved,
        error: state.loadError,
        isFetching: state.isLoading,
        refetch: sync.load,
      }}
      loadingLabel="Loading your training..."
      failedTitle="Your training did not load"
    >
      {() => children(training)}
    </Query>
  );
}
