import { createHash } from 'node:crypto';
import { composeMessage, parseMessage } from '@kbf/contracts';
import { createLogger } from '@kbf/process-kit';
import { openDatabase } from './database.ts';
import { demoProgress } from './demo/demo-progress.ts';
import type { DemoSubmission } from './demo/demo-submission.ts';
import { earlierSubmissions } from './demo/earlier-submissions.ts';
import { recentSubmissions } from './demo/recent-submissions.ts';
import { searchTextOf } from './submissions/search-text.ts';
import { mergeProgress } from './training/merge-progress.ts';

const hourMs = 3_600_000;

/** The same content always has the same id, so that a seed that was cut off goes on instead of doubling. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function rowOf(demo: DemoSubmission, now: number) {
  const { fullName, email, phone, wrote, status = 'new', note = null, personId = null } = demo;
  const message = typeof wrote === 'string' ? wrote : composeMessage(wrote);
  const content = { fullName, email, phone, message };
  const createdAt = new Date(now - demo.hoursAgo * hourMs);
  return {
    id: idOf(email + message),
    ...content,
    type: parseMessage(message).type,
    searchText: searchTextOf(content),
    status,
    note,
    personId,
    approvedAt: status === 'approved' ? new Date(createdAt.getTime() + 5 * hourMs) : null,
    createdAt,
  };
}

/** Fills the admin page and the training with demo content, once. Nobody is written to. */
export async function seed(databaseUrl: string): Promise<void> {
  const { prisma, transaction, close } = openDatabase(
    databaseUrl,
    2,
    createLogger('intake-seed', 'warn'),
  );
  const now = Date.now();
  try {
    await prisma.contactSubmission.createMany({
      data: [...recentSubmissions, ...earlierSubmissions].map((demo) => rowOf(demo, now)),
      skipDuplicates: true,
    });
    for (const { personId, ...progress } of demoProgress)
      await transaction(async (tx) => {
        // What somebody has done with the demo since stays.
        if (await tx.trainingProgress.findUnique({ where: { personId } })) return;
        await mergeProgress(tx, personId, { ...progress, editedAt: new Date(now) });
      });
  } finally {
    await close();
  }
}
