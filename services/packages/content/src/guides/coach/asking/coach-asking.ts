import { byAsking } from '../../asking/by-asking.ts';
import { mattersIn } from '../../library/read-library.ts';
import { coachLibrary } from '../library.ts';

/** How the coach answers what is brought from life beside the sheets. */
export const coachAsking = byAsking({
  concerns: ['course', 'home', 'inner', 'road'].flatMap((name) =>
    mattersIn(new URL(`${name}.txt`, import.meta.url)),
  ),
  library: () => coachLibrary,
});
