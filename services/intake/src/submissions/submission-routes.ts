import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { answer, implement, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { approveSubmission } from './approve-submission.ts';
import { countSubmissions } from './count-submissions.ts';
import { exportSubmissions } from './export-submissions.ts';
import { findSubmission } from './find-submission.ts';
import { listSubmissions } from './list-submissions.ts';
import { presentSubmission } from './present-submission.ts';
import { updateSubmission } from './update-submission.ts';

export function registerSubmissionRoutes(app: Service, deps: Deps): void {
  const { prisma } = deps.database;

  implement(app, contracts.listSubmissions, async ({ query, request, reply }) => {
    const page = await listSubmissions(deps, query);
    return answer(200, presentPage(page, { request, reply }, presentSubmission));
  });

  implement(app, contracts.getSubmission, async ({ params }) =>
    answer(200, presentSubmission(await findSubmission(prisma, params.id))),
  );

  implement(app, contracts.getSubmissionStats, async () =>
    answer(200, await countSubmissions(deps)),
  );

  implement(app, contracts.exportSubmissions, async ({ query, identity, reply }) => {
    await exportSubmissions(deps, query, { identity, reply });
    return sent;
  });

  implement(app, contracts.updateSubmission, async ({ params, body, identity }) =>
    answer(200, await updateSubmission(deps, params.id, body, identity)),
  );

  implement(app, contracts.approveSubmission, async ({ params, identity }) =>
    answer(200, await approveSubmission(deps, params.id, identity)),
  );
}
