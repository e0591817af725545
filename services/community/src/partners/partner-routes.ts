import * as contracts from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { answer, implement, loginRequired } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { invite, lookAt } from './invitations.ts';
import { leavePartner } from './leave-partner.ts';
import { readState } from './read-state.ts';
import { reportPartner } from './report-partner.ts';
import { writeAnswer, writeQuestion } from './write-for-both.ts';

function memberOf({ userId }: Identity): string {
  if (!userId) throw loginRequired();
  return userId;
}

export function registerPartnerRoutes(app: Service, deps: Deps): void {
  const { database } = deps;
  const stateOf = (personId: string) => database.transaction((tx) => readState(tx, personId));

  implement(app, contracts.getPartnership, async ({ identity }) =>
    answer(200, await stateOf(memberOf(identity))),
  );

  implement(app, contracts.invitePartner, async ({ identity, request }) => {
    await takeAllowance(deps, 'partnerWrites', senderOf(identity, request));
    return answer(201, await invite(deps, memberOf(identity)));
  });

  implement(app, contracts.lookAtInvitation, async ({ identity, request, body }) => {
    await takeAllowance(deps, 'partnerWrites', senderOf(identity, request));
    return answer(200, await lookAt(deps, body.token, memberOf(identity)));
  });

  implement(app, contracts.acceptInvitation, async ({ identity, request, body }) => {
    await takeAllowance(deps, 'partnerWrites', senderOf(identity, request));
    await acceptInvitation(deps, body.token, memberOf(identity));
    return answer(200, await stateOf(memberOf(identity)));
  });

  implement(app, contracts.putPartnerQuestion, async ({ identity, request, body, care }) => {
    await takeAllowance(deps, 'partnerWrites', senderOf(identity, request));
    const personId = memberOf(identity);
    await writeQuestion(deps, { personId, text: body.question });
    return answer(200, { ...(await stateOf(personId)), care });
  });

  implement(app, contracts.putPartnerAnswer, async ({ identity, request, body, care }) => {
    await takeAllowance(deps, 'partnerWrites', senderOf(identity, request));
    const personId = memberOf(identity);
    await writeAnswer(deps, { personId, text: body.answer });
    return answer(200, { ...(await stateOf(personId)), care });
  });

  implement(app, contracts.reportPartner, async ({ identity, request, body }) => {
    const report = { personId: memberOf(identity), sender: senderOf(identity, request) };
    await reportPartner(deps, { ...report, reason: body.reason });
    return answer(201, { reported: true as const });
  });

  implement(app, contracts.endPartnership, async ({ identity }) => {
    const personId = memberOf(identity);
    await database.transaction((tx) => leavePartner(tx, personId));
    return answer(204);
  });
}
