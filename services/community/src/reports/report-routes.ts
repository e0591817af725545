import * as contracts from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { reportContent } from './report-content.ts';

export function registerReportRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.reportPrayer, async ({ params, body, identity }) => {
    await reportContent(deps, identity, { prayerId: params.id }, body.reason);
    return answer(201, { reported: true as const });
  });

  implement(app, contracts.reportComment, async ({ params, body, identity }) => {
    const { id: prayerId, commentId } = params;
    await reportContent(deps, identity, { prayerId, commentId }, body.reason);
    return answer(201, { reported: true as const });
  });
}
