import type { PasskeyProblem as Problem } from '../../lib/passkeys.ts';

/** What came of asking for a passkey, when there is none. Cancelling is no failure, so it is said quietly. */
export function PasskeyProblem({ problem }: { problem: Problem | undefined }) {
  if (!problem || problem.kind === 'proof') return null;
  return problem.kind === 'cancelled' ? (
    <output className="block text-sm text-quiet">{problem.words}</output>
  ) : (
    <p role="alert" className="text-sm font-semibold text-clay">
      {problem.words}
    </p>
  );
}
