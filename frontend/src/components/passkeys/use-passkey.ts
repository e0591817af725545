import { useState } from 'react';
import { problemOf, type PasskeyProblem } from '../../lib/session/passkeys.ts';

/** One passkey request at a time: whether it is pending, and its result. */
export function usePasskey<Result>(
  ask: () => Promise<Result>,
  onDone: (result: Result) => unknown,
) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem>();

  async function start() {
    setPending(true);
    setProblem(undefined);
    try {
      await onDone(await ask());
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setPending(false);
    }
  }
  return { start, isPending, problem };
}
