import { createExternalStore } from '../browser/external-store.ts';

/** Whether the page asks the logged-in person to show again that it is them. */
export const proofAsked = createExternalStore(false);

/** The calls that wait for it. */
let waiting: ((isProven: boolean) => void)[] = [];

/** Asks the person to log in again. @returns whether they did */
export function askForProof(): Promise<boolean> {
  proofAsked.set(true);
  return new Promise((resolve) => void waiting.push(resolve));
}

/** The person has logged in again, or does not want to. */
export function endProof(isProven: boolean): void {
  const asked = waiting;
  waiting = [];
  proofAsked.set(false);
  for (const answer of asked) answer(isProven);
}
