import type { Fetch } from '../../faults/fetch-from.ts';

/** The source and the targets of the attack. */
export type Aim = {
  origin: string;
  address: string;
  fetchAs: Fetch;
  /** Id of a public prayer. */
  prayerId: string;
  /** An admin's phone number. */
  phone: string;
  signal: AbortSignal;
};

/** One request. @returns the status of the answer, 0 for a cut connection */
export type Act = (aim: Aim) => Promise<number>;
