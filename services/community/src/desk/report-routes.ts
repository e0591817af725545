import * as contracts from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { reportContent } from './report-content.ts';

const reported = answer(201, { reported: true as const });

export function registerReportRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.reportPrayer, async ({ params, body, identity, request }) => {
    const subject = { prayerId: params.id, commentId: null, profileUserId: null };
    const report = { subject, reason: body.reason };
    await reportContent(deps, identity, senderOf(identity, request), report);
    return reported;
  });

  implement(app, contracts.reportComment, async ({ params, body, identity, request }) => {
    const { id: prayerId, commentId } = params;
    const report = { subject: { prayerId, commentId, profileUserId: null }, reason: body.reason };
    await reportContent(deps, identity, senderOf(identity, request), report);
    return reported;
  });

  implement(app, contracts.reportProfile, async ({ params, body, identity, request }) => {
    const subject = { prayerId: null, commentId: null, profileUserId: params.userId };
    const report = { subject, reason: body.reason };
    await reportContent(deps, identity, senderOf(identity, request), report);
    return reported;
  });

  implement(app, contracts.reportNeed, async ({ params, body, identity, request }) => {
    const others = { prayerId: null, commentId: null, profileUserId: null };
    const report = { subject: { ...others, needId: params.id }, reason: body.reason };
    await reportContent(deps, identity, senderOf(identity, request), report);
    return reported;
  });
}
