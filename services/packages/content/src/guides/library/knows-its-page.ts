import type { Asked } from './asked.ts';

/** In more words somebody tells of a case that only a person can answer. */
const many = 18;

/** The guide of one page is mostly asked for what stands there: short questions get what was written for them. */
export const knowsItsPage = ({ library, told: { message } }: Asked): boolean =>
  library.name === 'contribution' && message.split(/\s+/).length < many;
