import type { Processor } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { alertAdminsOnCrisisNoticed } from './alert-admins-on-crisis-noticed.ts';
import { answerOnContactReceived } from './answer-on-contact-received.ts';
import { askAuthorOnCheckInDue } from './ask-author-on-check-in-due.ts';
import { confirmOnAccountErased } from './confirm-on-account-erased.ts';
import { eraseOnPersonErasing } from './erase-on-person-erasing.ts';
import { gatherOnExportRequested } from './gather-on-export-requested.ts';
import { keepPromiseOnContactAnswered } from './keep-promise-on-contact-answered.ts';
import { queueOnMessageRequested } from './queue-on-message-requested.ts';
import { tellAdminsOnAccountFrozen } from './tell-admins-on-account-frozen.ts';
import { tellAdminsOnCapNear } from './tell-admins-on-cap-near.ts';
import { tellAdminsOnDeskWaiting } from './tell-admins-on-desk-waiting.ts';
import { tellAuthorOnCommentPosted } from './tell-author-on-comment-posted.ts';
import { tellPartnerOnPartnerAnswered } from './tell-partner-on-partner-answered.ts';
import { tellAuthorOnModerationDecided } from './tell-author-on-moderation-decided.ts';
import { tellMemberOnChatUnread } from './tell-member-on-chat-unread.ts';
import { tellMemberOnCircleInvited } from './tell-member-on-circle-invited.ts';
import { tellMemberOnGatheringNear } from './tell-member-on-gathering-near.ts';
import { tellMemberOnMemberPrayedFor } from './tell-member-on-member-prayed-for.ts';
import { tellMemberOnNeedContacted } from './tell-member-on-need-contacted.ts';
import { tellMemberOnNeedMatched } from './tell-member-on-need-matched.ts';
import { tellMemberOnWeekEnded } from './tell-member-on-week-ended.ts';
import { tellOwnerOnAccountChanged } from './tell-owner-on-account-changed.ts';
import { tellAllOnRoleChanged } from './tell-all-on-role-changed.ts';
import { tellOwnerOnAccountDeleted } from './tell-owner-on-account-deleted.ts';

export function buildProcessors(deps: Deps): Processor<Tx>[] {
  return [
    queueOnMessageRequested(deps),
    tellOwnerOnAccountChanged(deps),
    tellAdminsOnAccountFrozen(deps),
    tellAllOnRoleChanged(deps),
    tellOwnerOnAccountDeleted(deps),
    confirmOnAccountErased(deps),
    alertAdminsOnCrisisNoticed(deps),
    tellAdminsOnCapNear(deps),
    tellAdminsOnDeskWaiting(deps),
    answerOnContactReceived(deps),
    keepPromiseOnContactAnswered(),
    tellAuthorOnCommentPosted(deps),
    tellAuthorOnModerationDecided(deps),
    askAuthorOnCheckInDue(deps),
    tellMemberOnNeedContacted(deps),
    tellMemberOnNeedMatched(deps),
    tellMemberOnWeekEnded(deps),
    tellPartnerOnPartnerAnswered(deps),
    tellMemberOnGatheringNear(deps),
    tellMemberOnCircleInvited(deps),
    tellMemberOnMemberPrayedFor(deps),
    tellMemberOnChatUnread(deps),
    eraseOnPersonErasing(deps),
    gatherOnExportRequested(deps),
  ];
}
