import { randomUUID } from 'node:crypto';
import { typeOfForm, typeOfMessage } from '@kbf/contracts';
import type { createContact } from '@kbf/contracts';
import { recordEvent } from '@kbf/events';
import { conflict } from '@kbf/service-kit';
import type { z } from 'zod';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';

export type Contact = z.output<typeof createContact.body>;

/**
 * Stores a submitted form and announces it to the person and the admins. The same request id with the same content is
 * the same submission, even when it repeats.
 * @param senderId the member who is logged in
 * @returns the id of the submission
 * @throws 409 for a request id with other content
 */
export async function receiveContact(
  deps: Deps,
  contact: Contact,
  senderId: string | undefined,
): Promise<string> {
  const { database, eventKeys, relay } = deps;
  const { fullName, email, message, form, requestId = null } = contact;
  const content = { fullName, email, phone: contact.phone ?? null, message };
  const type = form ? typeOfForm(form) : typeOfMessage(message);
  const row = { ...content, ...(form && { form }), type };
  const submissionId = await database.transaction(async (tx, sql) => {
    const [made] = await tx.contactSubmission.createManyAndReturn({
      data: [{ id: randomUUID(), requestId, senderId: senderId ?? null, ...row }],
      skipDuplicates: true,
    });
    if (!made) return findSame(tx, requestId, content);
    const received = {
      submissionId: made.id,
      type,
      sender: { fullName, email },
      receivedAt: made.createdAt.toISOString(),
    };
    await recordEvent(sql, 'contact.received', received, eventKeys);
    return made.id;
  });
  relay.nudge();
  return submissionId;
}

async function findSame(
  tx: Tx,
  requestId: string | null,
  content: { fullName: string; email: string; phone: string | null; message: string },
): Promise<string> {
  const same = await tx.contactSubmission.findFirst({
    where: { ...content, requestId },
    select: { id: true },
  });
  if (same && requestId) return same.id;
  throw conflict('This form was already sent with different content.');
}
