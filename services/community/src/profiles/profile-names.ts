import { foldText } from '../people/fold-text.ts';
import { shownName, type KnownName } from '../people/public-name.ts';

/** Most bytes of the name in the directory's sort order: cursors contain it. */
const sortBytes = 96;

/** First and last name as the directory shows them: the announced name, unless it is held or not usable. */
export function namesOf(known: KnownName | null): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = shownName(known).split(' ');
  return { firstName, lastName: others.join(' ') };
}

/** The columns for search and order. Write them whenever a name or the identity changes. */
export function searchColumns(profile: { firstName: string; lastName: string; identity: string }) {
  const { firstName, lastName, identity } = profile;
  let sortName = '';
  for (const letter of foldText(`${lastName} ${firstName}`)) {
    if (Buffer.byteLength(sortName + letter) > sortBytes) break;
    sortName += letter;
  }
  const name = foldText(`${firstName} ${lastName}`);
  return { sortName, searchText: `${name}\n${foldText(identity)}` };
}
