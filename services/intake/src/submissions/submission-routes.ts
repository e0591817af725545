import * as contracts from '@kbf/contracts';
import { answer, implement, sent, setListHeaders } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Parts } from '../parts.ts';
import { approveSubmission } from './approve-submission.ts';
import { countSubmissions } from './count-submissions.ts';
import { exportSubmissions } from './export-submissions.ts';
import { listSubmissions } from './list-submissions.ts';
import { updateSubmission } from './update-submission.ts';

export function registerSubmissions(app: Service, parts: Parts): void {
  implement(app, contracts.listSubmissions, async ({ query, request, reply }) => {
    const { submissions, total, next } = await listSubmissions(parts, query);
    setListHeaders(request, reply, total, next);
    return answer(200, submissions);
  });

  implement(app, contracts.getSubmissionStats, async () =>
    answer(200, await countSubmissions(parts)),
  );

  implement(app, contracts.exportSubmissions, async ({ query, identity, reply }) => {
    await exportSubmissions(parts, query, { identity, reply });
    return sent;
  });

  implement(app, contracts.updateSubmission, async ({ params, body, identity }) =>
    answer(200, await updateSubmission(parts, params.id, body, identity)),
  );

  implement(app, contracts.approveSubmission, async ({ params, identity }) =>
    answer(200, await approveSubmission(parts, params.id, identity)),
  );
}
