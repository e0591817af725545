import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { NextStep } from '../../features/training/next-step.tsx';
import { TrainingProvider } from '../../features/training/progress/use-training.tsx';
import { TrainingSection } from '../../features/training/training-section.tsx';
import { useSession } from '../../lib/session/session.ts';

/** The dashboard with the training, for members. */
export function DashboardPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <TrainingProvider key={user.id} personId={user.id}>
      <Dashboard user={user} next={<NextStep />} growth={<TrainingSection />} />
    </TrainingProvider>
  );
}
