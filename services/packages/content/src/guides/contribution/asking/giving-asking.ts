import { byAsking } from '../../asking/by-asking.ts';
import { mattersIn } from '../../library/read-library.ts';
import { plainLibrary } from '../plain-answer.ts';

/** How the guide of giving answers what is offered, or asked for, beside the forms. */
export const givingAsking = byAsking({
  concerns: mattersIn(new URL('giving.txt', import.meta.url)),
  library: () => plainLibrary,
});
