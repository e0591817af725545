import { byAsking } from '../../asking/by-asking.ts';
import { mattersIn } from '../../library/read-library.ts';
import { businessLibrary } from '../library.ts';

const read = (name: string) => mattersIn(new URL(name, import.meta.url));
const [general] = read('general.txt');

/** How the business guide answers by what is asked. */
export const businessAsking = byAsking({
  concerns: [...read('owners.txt'), ...read('concerns.txt'), ...read('relations.txt')],
  general,
  library: () => businessLibrary,
});
