export { crisisIn, type Crisis } from './crisis/crisis-in.ts';
export { crisisResources } from './crisis/crisis-resources.ts';
export { moderate, type Verdict } from './moderate.ts';
export type { Reason } from './rules/rule.ts';
