import type { Care } from '@kbf/contracts';
import type { ReactNode } from 'react';
import { CareHelp } from './care-help.tsx';
import { CareLine } from './care-line.tsx';

/** Whatever an answer says about danger: help first, or one quiet line. */
export function CareNotice({ care, children }: { care: Care; children?: ReactNode }) {
  return care.level === 'certain' ? (
    <CareHelp care={care}>{children}</CareHelp>
  ) : (
    <CareLine care={care} />
  );
}
