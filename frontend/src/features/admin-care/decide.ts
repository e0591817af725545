import type { MouseEvent } from 'react';
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

/**
 * A handler for a button that decides. The second click of a double click does nothing: by then the next case can be
 * under the finger, unread.
 */
export const onFirstClick =
  (act: () => void) =>
  ({ detail: clicks }: MouseEvent): void => {
    if (clicks < 2) act();
  };
