import * as contracts from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { CallInput, Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import type { Subject } from './lock-reported.ts';
import { reportContent } from './report-content.ts';

type Call = Pick<CallInput<typeof contracts.reportPrayer>, 'body' | 'identity' | 'request'>;

const others = { prayerId: null, commentId: null, profileUserId: null };

export function registerReportRoutes(app: Service, deps: Deps): void {
  const report = async ({ body, identity, request }: Call, subject: Subject) => {
    const sender = senderOf(identity, request);
    await reportContent(deps, identity, sender, { subject, reason: body.reason });
    return answer(201, { reported: true as const });
  };

  implement(app, contracts.reportPrayer, (call) =>
    report(call, { ...others, prayerId: call.params.id }),
  );
  implement(app, contracts.reportComment, (call) => {
    const { id: prayerId, commentId } = call.params;
    return report(call, { ...others, prayerId, commentId });
  });
  implement(app, contracts.reportProfile, (call) =>
    report(call, { ...others, profileUserId: call.params.userId }),
  );
  implement(app, contracts.reportNeed, (call) =>
    report(call, { ...others, needId: call.params.id }),
  );
}
