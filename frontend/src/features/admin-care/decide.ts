import type { DeskDecision, DeskDetail } from '@kbf/contracts';

/** Decides about what is open, and goes on to the next one. Whether it worked is shown by who gave it. */
export type Decide = (
  detail: DeskDetail,
  decision: DeskDecision,
  more?: {
    note?: string;
    /** Also what else waits of the same person. */
    together?: true;
  },
) => Promise<unknown>;
