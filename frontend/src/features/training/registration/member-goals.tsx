import type { CurrentUser } from '@kbf/contracts';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { goalFields, type Goals } from '../goal-fields.ts';
import { textIn } from '../progress/merged-progress.ts';
import { SaveState } from '../progress/save-state.tsx';
import { TrainingCare } from '../progress/training-care.tsx';
import { TrainingProvider } from '../progress/use-training.tsx';
import { WithTraining } from '../progress/with-training.tsx';
import { GoalsForm } from './goals-form.tsx';

/** For registered members: their current goals, saved while typing, and a link to continue. */
export function MemberGoals({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  return (
    <TrainingProvider personId={user.id}>
      <WithTraining>
        {({ sync, progress }) => {
          const goals = Object.fromEntries(
            goalFields.map(({ key }) => [key, textIn(progress, `goals.${key}`)]),
          ) as Goals;
          return (
            <TrainingCare>
              <div className="mb-7">
                <h2 className="display text-2xl">What do you want?</h2>
                <p className="mt-2 text-quiet">
                  You are registered as <bdi>{user.fullName}</bdi>
                  {user.email && (
                    <>
                      {' '}
                      with <span className="[overflow-wrap:anywhere]">{user.email}</span>
                    </>
                  )}
                  . We save your goals as you write them.
                </p>
              </div>
              <GoalsForm
                goals={goals}
                onChange={(changed) => {
                  for (const { key } of goalFields)
                    if (changed[key] !== goals[key]) sync.write(`goals.${key}`, changed[key]);
                }}
                submitLabel="Continue to the training"
                onDone={() => {
                  void sync.flush();
                  void navigate(paths.dashboard.href());
                }}
              />
              <SaveState className="mt-4" />
            </TrainingCare>
          );
        }}
      </WithTraining>
    </TrainingProvider>
  );
}
