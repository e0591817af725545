import { fullDate } from '../../lib/browser/relative-time.ts';

/** Says that a text was corrected after it was published. */
export const EditedMark = ({ at }: { at: string | null }) =>
  at && (
    <span title={fullDate(at)} className="text-sm text-quiet">
      {' · edited'}
    </span>
  );
