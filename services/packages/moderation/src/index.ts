export { careFor } from './care/care-for.ts';
export { judgeName, type NameVerdict } from './names/judge-name.ts';
export { harmsReader, moderate, type Verdict } from './moderate.ts';
export { withoutOwn } from './rules/own-contacts.ts';
export type { FilterReason as Reason } from '@kbf/contracts';
