import { accountTemplates } from './account-templates.ts';
import { adminTemplates } from './admin-templates.ts';
import { communityTemplates } from './community-templates.ts';

/** The mails by kind of message. */
export const mailTemplates = { ...accountTemplates, ...communityTemplates, ...adminTemplates };
