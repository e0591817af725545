import type { PasskeyProblem as Problem } from '../../lib/session/passkeys.ts';

/** Why there is no passkey. Canceling is not an error, so it is shown quietly. */
export function PasskeyProblem({ problem }: { problem: Problem | undefined }) {
  if (!problem) return null;
  return problem.kind === 'cancelled' ? (
    <output className="block text-sm text-quiet">{problem.words}</output>
  ) : (
    <p role="alert" className="text-sm font-semibold text-clay">
      {problem.words}
    </p>
  );
}
