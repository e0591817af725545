import type { Processor } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { alertAdminsOnCrisisNoticed } from './alert-admins-on-crisis-noticed.ts';
import { answerOnContactReceived } from './answer-on-contact-received.ts';
import type { ProcessorDeps } from './deps.ts';
import { eraseOnPersonErasing } from './erase-on-person-erasing.ts';
import { gatherOnExportRequested } from './gather-on-export-requested.ts';
import { keepPromiseOnContactAnswered } from './keep-promise-on-contact-answered.ts';
import { sendLoginOnLoginRequested } from './send-login-on-login-requested.ts';
import { tellAuthorOnCommentPosted } from './tell-author-on-comment-posted.ts';
import { tellAuthorOnModerationDecided } from './tell-author-on-moderation-decided.ts';

/** Every event that notifications processes. */
export function processors(deps: ProcessorDeps): Processor<Transaction>[] {
  return [
    sendLoginOnLoginRequested(deps),
    alertAdminsOnCrisisNoticed(deps),
    answerOnContactReceived(deps),
    keepPromiseOnContactAnswered(),
    tellAuthorOnCommentPosted(deps),
    tellAuthorOnModerationDecided(deps),
    eraseOnPersonErasing(deps),
    gatherOnExportRequested(deps),
  ];
}
