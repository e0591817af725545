import type { ReactNode } from 'react';
import { Query } from '../../../components/query.tsx';
import { useTraining, type TrainingOf } from './use-training.tsx';

/** Renders its children with the loaded training; before that, loading or failure. */
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
