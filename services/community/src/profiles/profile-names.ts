import { foldText } from '@kbf/contracts';
import { shownName, type KnownName } from '../people/public-name.ts';

/** Most bytes of the name in the directory's sort order: cursors contain it. */
const sortBytes = 96;

/** First and last name as the directory shows them: the announced name, unless it is held or not usable. */
export function namesOf(known: KnownName | null): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = shownName(known).split(' ');
  return { firstName, lastName: others.join(' ') };
}

/** The position in the directory. Write it whenever a name changes. */
export function sortNameOf({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string {
  let sortName = '';
  for (const letter of foldText(`${lastName} ${firstName}`)) {
    if (Buffer.byteLength(sortName + letter) > sortBytes) break;
    sortName += letter;
  }
  return sortName;
}
