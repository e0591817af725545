export { careFor } from './care/care-for.ts';
export { crisisResources } from './care/crisis-resources.ts';
export { moderate, type Verdict } from './moderate.ts';
export type { Reason } from './rules/rule.ts';
