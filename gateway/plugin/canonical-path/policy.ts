import { plainPolicy } from '../http.ts';
import { refuse, unreadable } from '../refuse.ts';
import { isCanonicalTarget } from './canonical-path.ts';

/** Refuses addresses that could be read in more than one way. First of all policies. */
export const canonicalPath = plainPolicy('canonical-path', () => (request, response, next) => {
  if (isCanonicalTarget(request.originalUrl)) next();
  else refuse(request, response, unreadable);
});
