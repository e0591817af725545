import type { Tx } from '../database.ts';

/**
 * The submissions that are a person's: those that became this member, and others that came from the same mail address
 * and the same number. Either alone proves nothing, as anybody can write anybody's address into a form; whoever is
 * logged in has proven one of the two.
 * @returns their ids
 */
export async function findSubmissionsOf(tx: Tx, personId: string): Promise<string[]> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    WITH sent AS (
      SELECT id, person_id, lower(email) AS email,
        nullif(right(regexp_replace(phone, '\\D', '', 'g'), 10), '') AS number
      FROM contact_submission
    )
    SELECT DISTINCT sent.id FROM sent JOIN sent AS mine ON mine.person_id = ${personId}::uuid
    WHERE sent.id = mine.id
      OR (sent.person_id IS NULL AND sent.email = mine.email AND sent.number = mine.number)`;
  return found.map(({ id }) => id);
}
