import { composeMessage, typeOfForm, typeOfMessage } from '@kbf/contracts';
import { idOf, lockPerson } from '@kbf/data-kit';
import { createLogger } from '@kbf/process-kit';
import { openIntakeDatabase } from './database.ts';
import { demoProgress } from './demo/demo-progress.ts';
import type { DemoSubmission } from './demo/demo-submission.ts';
import { earlierSubmissions } from './demo/earlier-submissions.ts';
import { recentSubmissions } from './demo/recent-submissions.ts';
import { mergeProgress } from './training/merge-progress.ts';

const hourMs = 3_600_000;

function rowOf(demo: DemoSubmission, now: number) {
  const { fullName, email, phone, wrote, status = 'new', note = null, personId = null } = demo;
  const isText = typeof wrote === 'string';
  const message = isText ? wrote : composeMessage(wrote);
  const content = { fullName, email, phone, message };
  const createdAt = new Date(now - demo.hoursAgo * hourMs);
  return {
    id: idOf(email + message),
    ...content,
    ...(!isText && { form: wrote }),
    type: isText ? typeOfMessage(wrote) : typeOfForm(wrote),
    status,
    note,
    personId,
    approvedAt: status === 'approved' ? new Date(createdAt.getTime() + 5 * hourMs) : null,
    createdAt,
  };
}

/** Creates demo content for the admin page and the training, once. Sends no messages. */
export async function seed(databaseUrl: string): Promise<void> {
  const { prisma, transaction, close } = openIntakeDatabase({
    url: databaseUrl,
    connections: 2,
    logger: createLogger('intake-seed', 'warn'),
  });
  const now = Date.now();
  try {
    await prisma.contactSubmission.createMany({
      data: [...recentSubmissions, ...earlierSubmissions].map((demo) => rowOf(demo, now)),
      skipDuplicates: true,
    });
    for (const { personId, ...progress } of demoProgress)
      await transaction(async (tx) => {
        await lockPerson(tx, personId);
        // Keep changes that were made in the demo since.
        if (await tx.trainingProgress.findUnique({ where: { personId } })) return;
        await mergeProgress(tx, personId, { ...progress, editedAt: new Date(now) });
      });
  } finally {
    await close();
  }
}
