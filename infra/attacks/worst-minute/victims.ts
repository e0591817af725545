import { demoPeople } from '../demo-people.ts';
import { createClient } from '../../faults/client.ts';
import { addMember } from '../../faults/member.ts';
import { rows } from '../../faults/rows.ts';
import type { Stack } from '../../local/stack.ts';

/** The targets of an attack, and the members who use the site meanwhile. */
export type Victims = { prayerId: string; adminPhone: string; phones: string[] };

/** @param members who log in during the attack */
export async function addVictims(stack: Stack, members: number): Promise<Victims> {
  const phones: string[] = [];
  for (let added = 0; added < members; added += 1)
    phones.push((await addMember(stack, 'Ada', 'Okafor')).phone);
  const page = await createClient(stack.origin).call('GET', '/api/prayers');
  const [prayer] = page.json() as { id: string }[];
  if (!prayer) throw new Error('There is no prayer to aim at.');
  return { prayerId: prayer.id, adminPhone: demoPeople[0].phone, phones };
}

/** Text messages sent to a number, by kind. */
export async function textsSent(stack: Stack): Promise<{ kind: string; count: number }[]> {
  return rows(
    stack.databaseUrl('notifications'),
    `SELECT kind, count(*)::int FROM message WHERE channel = 'sms' GROUP BY kind`,
  );
}

/**
 * Number of text messages sent to a number. It counts all, because the page of the local outbox shows only the newest.
 */
export async function countTextsTo(stack: Stack, phone: string): Promise<number> {
  const [counted] = await rows<{ count: number }>(
    stack.databaseUrl('notifications'),
    `SELECT count(*)::int FROM local_message WHERE channel = 'sms' AND "to" = $1`,
    [phone],
  );
  return counted?.count ?? 0;
}
