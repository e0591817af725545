import type { Fetch } from '../../faults/fetch-from.ts';

/** Where the attack comes from, and what it aims at. */
export type Aim = {
  origin: string;
  address: string;
  fetchAs: Fetch;
  /** Of a public prayer. */
  prayerId: string;
  /** Of an admin. */
  phone: string;
  signal: AbortSignal;
};

/** Does one thing. @returns the status of the answer, 0 for a connection that was cut */
export type Act = (aim: Aim) => Promise<number>;
