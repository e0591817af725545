import type { Processor } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { confirmErasureOnPersonErased } from './confirm-erasure-on-person-erased.ts';
import { createMemberOnContactApproved } from './create-member-on-contact-approved.ts';
import { keepPartOnExportGathered } from './keep-part-on-export-gathered.ts';
import { logActOnPrivilegeUsed } from './log-act-on-privilege-used.ts';
import { mailLinkOnTrainingRegistered } from './mail-link-on-training-registered.ts';
import { showPictureOnProfileChanged } from './show-picture-on-profile-changed.ts';

/** Everything that auth does in response to events of other services. */
export function buildProcessors(deps: Deps): Processor<Tx>[] {
  return [
    createMemberOnContactApproved(deps),
    mailLinkOnTrainingRegistered(deps),
    logActOnPrivilegeUsed(),
    showPictureOnProfileChanged(),
    keepPartOnExportGathered(deps),
    confirmErasureOnPersonErased(deps),
  ];
}
