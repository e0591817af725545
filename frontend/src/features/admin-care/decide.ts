import type { DeskDecision, DeskDetail } from '@kbf/contracts';

/** Decides about the open item, and opens the next one. The caller shows whether it worked. */
export type Decide = (
  detail: DeskDetail,
  decision: DeskDecision,
  more?: {
    note?: string;
    /** Include all other open cases of the same person. */
    together?: true;
  },
) => Promise<unknown>;
