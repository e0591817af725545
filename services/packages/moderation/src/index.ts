export { careAfter, careFor } from './care/care-for.ts';
export { moderate, type Verdict } from './moderate.ts';
export type { FilterReason as Reason } from '@kbf/contracts';
