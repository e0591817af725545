import { randomUUID } from 'node:crypto';
import type { Role } from '@kbf/contracts';
import type { Stack } from '../local/stack.ts';
import { rows } from './rows.ts';

export interface Member {
  id: string;
  fullName: string;
  /** E.164 */
  phone: string;
}

let count = 0;

/**
 * A member in auth's database, announced to the other services as auth does it. Each has a new number.
 * @param isApproved false for a person whom no admin has approved
 */
export async function addMember(
  stack: Stack,
  firstName: string,
  lastName: string,
  role: Role = 'member',
  isApproved = true,
): Promise<Member> {
  count += 1;
  const id = randomUUID();
  const fullName = `${firstName} ${lastName}`;
  const phone = `+1202555${String(count + 2_000).padStart(4, '0')}`;
  const changed = {
    personId: id,
    version: 1,
    fullName,
    role,
    suspended: false,
    approved: isApproved,
    changedAt: new Date().toISOString(),
  };
  await rows(
    stack.databaseUrl('auth'),
    `WITH added AS (
       INSERT INTO person (id, first_name, last_name, phone, role, approved_at) 
       VALUES ($1, $2, $3, $4, $5, CASE WHEN $8 THEN now() END)
     ), told AS (
       INSERT INTO outbox_event (id, name, version, payload) VALUES ($6, 'person.changed', 1, $7)
     )
     INSERT INTO outbox_delivery (event_id, consumer) VALUES ($6, 'community')`,
    [id, firstName, lastName, phone, role, randomUUID(), JSON.stringify(changed), isApproved],
  );
  return { id, fullName, phone };
}
